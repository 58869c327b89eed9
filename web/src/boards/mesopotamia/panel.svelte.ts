// What lies open over the map besides what the match itself shows; `past`: there is a battle that can be seen again.
export const panel = $state({ empires: false, again: false, past: false });
