// The inn at the edge of the road: the picture on top of the home page.
import { camel, palm } from "./scenes";

const arch = (x: number, y: number, w: number, h: number, c: string) =>
  `<path d="M${x} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z" fill="${c}"/>`;
export const inn =
  `<linearGradient id="hs" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--h1)"/><stop offset=".7" stop-color="var(--h2)"/></linearGradient><rect width="1440" height="226" fill="url(#hs)"/>` +
  `<circle cx="770" cy="96" r="70" fill="var(--hhalo)" opacity=".5"/><circle cx="770" cy="96" r="40" fill="var(--hsun)"/>` +
  `<path d="M0 190c140-40 280-44 420-26s240-40 420-34 380 30 600-10v106H0z" fill="var(--hd1)"/><path d="M420 196c160-40 300-20 420-26s240-34 600-4v60H420z" fill="var(--hd2)"/><path d="M0 214c200-30 420-20 640-10s460-40 800-12v34H0z" fill="var(--hd3)"/>` +
  `<g>${[0, 1, 2, 3, 4].map((i) => camel(560 + i * 74, 134 - i * 3 + (i > 2 ? 2 : 0), 0.56 - 0.015 * i, i % 2 ? "var(--hc2)" : "var(--hc1)")).join("")}<path d="M612 160l24-4M686 158l24-6M760 154l24-5M834 150l22-4" stroke="var(--hc1)" stroke-width="1.600"/></g>` +
  `<g transform="translate(1010 0)"><path d="M0 196V84h330v112z" fill="var(--hw1)"/><path d="M0 84h330v10H0z" fill="var(--hw4)"/>${Array.from({ length: 16 }, (_, i) => `<path d="M${i * 21 + 1} 84v-9h12v9z" fill="var(--hw1)"/>`).join("")}<path d="M122 196V50h90v146z" fill="var(--hw2)"/><path d="M196 50h16v146h-16z" fill="var(--hw3)"/>${Array.from({ length: 5 }, (_, i) => `<path d="M${123 + i * 19} 50v-9h12v9z" fill="var(--hw2)"/>`).join("")}${arch(138, 196, 58, 112, "#2a559f")}${arch(144, 196, 46, 102, "#3a2617")}${arch(152, 196, 30, 70, "#f2b652")}<path d="M130 66h74M130 72h74" stroke="#2a559f" stroke-width="3"/>${[14, 50, 86, 226, 262, 298].map((x) => arch(x, 196, 26, 70, "var(--hw5)") + arch(x + 4, 196, 20, 62, "var(--hdark)")).join("")}${[50, 226].map((x) => arch(x + 4, 196, 20, 62, "var(--hlit)")).join("")}</g>` +
  palm(1000, 202, 1.5, "var(--hpalm)") +
  palm(972, 206, 1.1, "var(--hpalm)") +
  palm(1362, 204, 1.4, "var(--hpalm)") +
  palm(1396, 208, 1.05, "var(--hpalm)") +
  `<path d="M900 226c100-22 240-30 540-24v24z" fill="var(--hd4)"/>`;
