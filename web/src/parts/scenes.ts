// The scenes on the cards of the games, and parts they share with the picture of the inn. SKY stands for an id of the page.
type Pair = [number, number];
const I = "#3a2c1c";
/* ---- small parts the scenes share ---- */
export const palm = (x: number, y: number, k = 1, c = "#4f6b3c") =>
  `<g transform="translate(${x} ${y}) scale(${k})" fill="none" stroke-linecap="round"><path d="M0 0C3-14 3-26-1-40" stroke="#6b4a2a" stroke-width="4.5"/><path d="M-1-40c-10-10-22-8-27 2M-1-40c-13-2-22 6-22 17M-1-40c8-12 20-13 28-4M-1-40c13-4 24 3 25 14M-1-40c-2-11 3-18 11-20" stroke="${c}" stroke-width="5"/></g>`;
const zig = (x: number, y: number, k: number, a: string, b: string) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-50 0l4-18h92l4 18z" fill="${a}"/><path d="M-38-18l4-18h68l4 18z" fill="${a}"/><path d="M-26-36l3-16h46l3 16z" fill="${a}"/><path d="M-10-52v-13h20v13z" fill="${a}"/><path d="M4 0l3-65h3v13h13l3 16h8l4 18h8l4 18z" fill="${b}"/><path d="M-5 0l2-52h6l2 52z" fill="#f6e3b6"/><path d="M-46-18h92M-34-36h68M-23-52h46" stroke="#f6e3b6" stroke-opacity=".6" stroke-width="1.6"/></g>`;
const pyr = (x: number, y: number, w: number, h: number) =>
  `<path d="M${x} ${y}l${w / 2}-${h} ${w / 2} ${h}z" fill="#e3bf78"/><path d="M${x + w / 2} ${y - h}l${w / 2} ${h}h${-w * 0.36}z" fill="#b98a48"/>`;
const sun = (x: number, y: number, r: number, c = "#f7d27a") =>
  `<circle cx="${x}" cy="${y}" r="${r * 1.7}" fill="${c}" opacity=".3"/><circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`;
const sky = (a: string, b: string) =>
  `<linearGradient id="SKY" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient><rect width="330" height="136" fill="url(#SKY)"/>`;
export const camel = (x: number, y: number, k: number, c: string) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path fill="${c}" d="M10 92V70c0-10-3-14-3-24 0-6 5-10 10-10 2-6 7-14 13-14 7 0 9 8 12 14 3-6 8-12 14-12 8 0 11 8 13 14 4 1 7-1 8-6l3-14c1-5 5-8 10-8l6 4 3 6-3 5-8 1-3 18c-2 10-7 16-13 19v25h-6V72H34l-9 5v15z"/></g>`;
const felucca = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M2 0L30-46C36-24 34-8 30 0z" fill="#fbf3df"/><path d="M30-46C36-24 34-8 30 0h-8z" fill="#d9c8a2"/><path d="M-10 3h54c-4 9-12 11-18 11H6C-2 14-8 10-10 3z" fill="#6b4426"/></g>`;
export const scenes: Record<string, string> = {
  "euphrat-tigris":
    sky("#cfe0e2", "#f6e6bf") +
    sun(262, 34, 15) +
    `<path d="M0 74c50-14 90-8 140-4s120-14 190-4v70H0z" fill="#d9c98f"/><path d="M0 86c70-10 120 2 180-2s100-8 150-2v54H0z" fill="#b9bd78"/><path d="M0 104c80-10 160 6 330-6v38H0z" fill="#9aa860"/>` +
    zig(92, 92, 0.92, "#c98f5c", "#9d653b") +
    `<path d="M330 82c-40 2-58 8-82 14-30 8-28 14-62 20-30 6-44 10-50 20h78c2-8 14-12 40-18 36-8 40-14 76-20z" fill="#6f9fc4"/><path d="M176 60c10 8 40 10 34 20-6 9-34 10-26 20 6 8 22 8 16 18-4 7-12 10-14 18h-36c4-10 18-14 20-20 2-8-16-10-16-20 0-12 22-10 22-18-1-8-10-10-14-17z" fill="#7eabcc"/><path d="M300 92c-24 2-40 6-56 12M226 112c-14 4-28 6-38 12M186 78c6 2 10 4 8 8M168 104c4 4 10 6 10 10" stroke="#e3eff4" stroke-width="2.200" fill="none" stroke-linecap="round"/>` +
    palm(246, 90, 0.62) +
    palm(262, 94, 0.5) +
    palm(30, 112, 0.72) +
    palm(14, 106, 0.5) +
    `<path d="M40 124h70M34 130h66M256 118h60M250 125h70M262 111h50" stroke="#76853f" stroke-width="2" stroke-dasharray="3 4"/>`,
  tadmor:
    sky("#f3c98e", "#fbe9c3") +
    sun(78, 44, 18, "#fff0bd") +
    `<path d="M0 84c40-18 90-22 140-12s120-12 190-2v66H0z" fill="#e0b777"/><path d="M0 98c90-12 180 4 330-8v46H0z" fill="#d0a05e"/>` +
    Array.from({ length: 9 }, (_, i) => {
      const x = 120 + i * 22,
        h = 52 - Math.abs(i - 4) * 1.2;
      return `<path d="M${x} ${104}v${-h}h7v${h}z" fill="#f4dfb2"/><path d="M${x + 4.5} 104v${-h}h2.500v${h}z" fill="#b98e55"/><path d="M${x - 2} ${104 - h}h11v-4h-11zM${x - 2} 104h11v3h-11z" fill="#e8cd98"/>`;
    }).join("") +
    `<path d="M114 52h104v-7H114zM232 54h80v-6h-80z" fill="#e8cd98"/><path d="M114 45h104v-2H114zM232 48h80v-2h-80z" fill="#fff3d2"/><path d="M194 104V62a17 17 0 0 1 34 0v42h-7V64a10 10 0 0 0-20 0v40z" fill="#d9b57a"/>` +
    palm(40, 112, 0.9, "#5d7340") +
    palm(62, 116, 0.66, "#5d7340") +
    palm(20, 118, 0.6, "#5d7340") +
    `<path d="M8 122c30-8 70-8 96 0-30 10-70 10-96 0z" fill="#7fb0b6"/><path d="M26 121h26M60 124h22" stroke="#e3eff4" stroke-width="2" stroke-linecap="round"/>` +
    camel(258, 96, 0.34, I) +
    camel(286, 98, 0.3, I),
  cheops:
    sky("#bcd9e3", "#fbeac6") +
    sun(46, 36, 14, "#fff0c2") +
    `<path d="M0 90c60-8 120-4 170-4s110-6 160-2v52H0z" fill="#e6cb8e"/>` +
    pyr(64, 92, 104, 68) +
    pyr(150, 92, 74, 48) +
    pyr(30, 92, 48, 30) +
    `<path d="M0 98c100-8 200 4 330-6v44H0z" fill="#aab56c"/><path d="M0 106c110-8 220 2 330-6v36H0z" fill="#6fa3ab"/><path d="M20 114h50M120 118h40M250 108h40M60 126h60M200 128h56M288 120h30" stroke="#dcebec" stroke-width="2" stroke-linecap="round"/>` +
    felucca(232, 114, 0.95) +
    felucca(118, 110, 0.5) +
    palm(300, 104, 0.78) +
    palm(318, 106, 0.58) +
    palm(12, 108, 0.62),
  alexander:
    sky("#a9c8da", "#f2e3c4") +
    `<path d="M0 66l40-30 26 18 38-34 46 42 30-20 50 34 44-26 56 40v60H0z" fill="#b7a998"/><path d="M104 20l46 42-30-10zM40 36l26 18-18-4z" fill="#8d7f70"/><path d="M104 20l-14 13 10 3 8-4 10 5zM40 36l-9 7 8 2 8-3z" fill="#fffaf0"/><path d="M0 88c60-16 120-8 170 2s110 0 160-12v58H0z" fill="#c9b37c"/><path d="M330 96c-60-6-110 10-150 20s-70 12-90 20h240z" fill="#6b9cc2"/><path d="M220 116h40M270 108h36M190 126h50M270 126h44" stroke="#dfeaf2" stroke-width="2" stroke-linecap="round"/>` +
    `<g transform="translate(56 98)"><path d="M-32 0h64v-5h-64zM-29-34h58v-5h-58zM-32-39L0-54l32 15z" fill="#f6ead0"/><path d="M0-54l32 15H10z" fill="#cdb68a"/>${[-26, -13, 0, 13, 22].map((x) => `<path d="M${x} -5v-29h5v29z" fill="#f6ead0"/><path d="M${x + 3.2} -5v-29h1.800v29z" fill="#b79c6c"/>`).join("")}</g>` +
    Array.from(
      { length: 9 },
      (_, i) =>
        `<g transform="translate(${112 + i * 11} ${106 - i * 1.5})"><path d="M3-6V-40" stroke="${I}" stroke-width="1.600"/><path d="M3-46l2.500 7h-5z" fill="${I}"/><circle cx="0" cy="-12" r="3.200" fill="${I}"/><path d="M-3.500 0v-9h7V0z" fill="#a5352a"/></g>`,
    ).join(""),
  "marco-polo-2":
    sky("#9fbfd2", "#f5dfc2") +
    sun(250, 40, 13, "#fff2cf") +
    `<path d="M0 78l46-44 22 20 44-48 60 62 34-30 52 42 30-20 42 36v40H0z" fill="#8f9aa6"/><path d="M112 6l60 62-40-22zM46 34l22 20-12 4zM206 38l52 42-34-14z" fill="#6c7682"/><path d="M112 6L92 28l10 4 10-8 10 10 8-6zM46 34L34 46l8 2 6-4 8 4zM206 38l-12 11 8 2 6-3 9 4z" fill="#fffdf6"/><path d="M0 100c50-20 110-26 160-14s110 6 170-10v60H0z" fill="#c08a5d"/><path d="M0 116c60-16 130-16 190-6s100 2 140-4v30H0z" fill="#a06c43"/><path d="M330 96c-40 10-90 12-130 6s-70 4-90 14-60 8-110 20h40c60-10 90-4 120-16s70-6 100-4 50-2 70-8z" fill="#e6c594"/>` +
    camel(96, 76, 0.36, I) +
    camel(134, 68, 0.35, I) +
    camel(172, 64, 0.34, I) +
    camel(210, 64, 0.33, I) +
    `<path d="M118 86h3M156 80h3M194 78h3" stroke="${I}" stroke-width="1.200"/><path d="M247 101v-13a3 3 0 0 1 6 0v13z" fill="${I}"/><circle cx="250" cy="82" r="3" fill="${I}"/>`,
  mesopotamia:
    sky("#23345f", "#c98a62") +
    (
      [
        [30, 20],
        [70, 34],
        [120, 14],
        [170, 28],
        [220, 12],
        [290, 22],
        [310, 44],
        [250, 38],
        [96, 50],
      ] as Pair[]
    )
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.400" fill="#fff3cf"/>`)
      .join("") +
    `<path d="M286 30a13 13 0 1 0 10 20 11 11 0 0 1-10-20z" fill="#fbeec4"/>` +
    zig(92, 104, 1.1, "#7d4d3a", "#573127") +
    `<path d="M0 98h330v38H0z" fill="#6a4431"/><path d="M0 96h8v-8h10v8h10v-8h10v8h10v-8h10v8h10v-8h10v8h10v-8h10v8h10v-8h10v8h10v-8h10v8h20v40H0zM250 96h10v-8h10v8h10v-8h10v8h10v-8h10v8h10v-8h10v48h-80z" fill="#a6714b"/>` +
    `<path d="M160 136V62h6v-8h9v8h8v-8h9v8h26v-8h9v8h8v-8h9v8h6v74z" fill="#2a559f"/><path d="M160 136V70h32v66zM218 70h32v66h-32z" fill="#234a8c"/><path d="M190 136v-36a15 15 0 0 1 30 0v36z" fill="#f1c66d"/><path d="M194 136v-36a11 11 0 0 1 22 0v36z" fill="#3a2416"/><path d="M160 74h90M160 92h28M222 92h28M160 112h28M222 112h28" stroke="#e3b24a" stroke-width="2.600"/>${(
      [
        [169, 83],
        [180, 83],
        [230, 83],
        [241, 83],
        [169, 102],
        [180, 102],
        [230, 102],
        [241, 102],
        [169, 123],
        [180, 123],
        [230, 123],
        [241, 123],
      ] as Pair[]
    )
      .map(
        ([x, y]) =>
          `<path d="M${x} ${y - 4}l1.500 2.500 3 1.500-3 1.500-1.500 2.500-1.500-2.500-3-1.500 3-1.500z" fill="#f6e3b6"/>`,
      )
      .join("")}` +
    palm(284, 104, 0.7, "#33462c") +
    palm(304, 106, 0.56, "#33462c") +
    palm(20, 104, 0.56, "#33462c"),
  catan:
    sky("#bfe0ea", "#f4ead0") +
    sun(60, 34, 14, "#fff0c2") +
    `<path d="M0 70h330v66H0z" fill="#6fa0c2"/><path d="M16 82h50M250 80h56M36 126h60M226 128h70M130 76h40" stroke="#dcebf2" stroke-width="2" stroke-linecap="round"/><path d="M40 112c20-30 60-34 92-44s70-20 104-4 62 22 70 44c-20 22-80 24-136 24s-112-4-130-20z" fill="#ead9a8"/><path d="M54 108c20-24 54-28 84-38s66-16 96-2 52 20 60 38c-24 16-70 18-122 18s-98-2-118-16z" fill="#a8b868"/><path d="M150 76l26-44 18 22 14-16 34 40z" fill="#a9a49a"/><path d="M176 32l18 22-8 0zM208 38l34 40h-22z" fill="#77726a"/><path d="M176 32l-9 15 7 2 5-4 7 6zM208 38l-7 8 6 3 5-3z" fill="#fffaf0"/><path d="M226 96c16-6 34-6 50 2-10 10-34 12-50-2z" fill="#e3c469"/><path d="M232 97h36M238 101h26" stroke="#bb943a" stroke-width="2" stroke-dasharray="3 3"/><path d="M96 118c12-10 30-10 44-4-8 8-30 10-44 4z" fill="#cd8a63"/>` +
    [70, 84, 98, 77, 91]
      .map((x, i) => `<path d="M${x} ${104 - (i % 2) * 6}l7-20 7 20z" fill="${i % 2 ? "#55703f" : "#6b8650"}"/>`)
      .join("") +
    `<g transform="translate(176 112)"><path d="M-9 0v-11L0-19l9 8V0z" fill="#dca431"/><path d="M0-19l9 8V0H3v-12z" fill="#a87a1c"/></g><g transform="translate(206 106)"><path d="M-14 0v-14h10v-8l7-6 7 6V0z" fill="#74386b"/><path d="M3-28l7 6V0H4v-22z" fill="#512549"/></g><path d="M186 111l12-4" stroke="#dca431" stroke-width="4" stroke-linecap="round"/>`,
  general:
    sky("#f3d9a8", "#fbeed0") +
    sun(250, 40, 16, "#fff2cf") +
    `<path d="M0 84c60-18 120-14 180-4s100-10 150-2v58H0z" fill="#e2c085"/><path d="M0 104c90-14 190 6 330-8v40H0z" fill="#d0a566"/>` +
    camel(90, 66, 0.42, I) +
    camel(140, 64, 0.4, I) +
    camel(190, 64, 0.38, I) +
    palm(40, 110, 0.8) +
    palm(292, 112, 0.7),
};
