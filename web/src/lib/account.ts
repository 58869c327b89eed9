// What one does with an account; every answer about me is what all pages then show.
import { send } from "./api";
import { me } from "./session.svelte";
import type { Confirmed, DeviceLink, LetterSent, Me } from "./wire";

async function known(asked: Promise<Me>): Promise<void> {
  me.now = await asked;
}

export const makeAccount = (name: string, password: string) =>
  known(send<Me>("POST", "/api/me/account", { name, password }));
export const logIn = (name: string, password: string) => known(send<Me>("POST", "/api/login", { name, password }));
export const logOut = () => known(send<Me>("POST", "/api/logout"));
export const logOutElsewhere = () => known(send<Me>("DELETE", "/api/me/sessions"));
export const change = (wish: { name?: string; email?: string; webhook?: string }) =>
  known(send<Me>("PATCH", "/api/me", wish));
export const changePassword = (old: string, fresh: string) =>
  known(send<Me>("POST", "/api/me/password", { old, new: fresh }));
export const resetPassword = (token: string, password: string) =>
  known(send<Me>("POST", "/api/password/reset", { token, password }));
export const deleteMe = (password: string) => known(send<Me>("POST", "/api/me/delete", { password }));
export const forgotten = (email: string) => send<LetterSent>("POST", "/api/password/forgotten", { email });
export const confirmAgain = () => send<LetterSent>("POST", "/api/me/email/letter");
export const confirmEmail = (token: string) => send<Confirmed>("POST", "/api/email/confirm", { token });
export const deviceLink = () => send<DeviceLink>("POST", "/api/me/devices");
