import type { ArtColour } from './palette.ts';
import { circle, ellipse, line, n, path, rect } from './svg.ts';

/** Every vehicle is drawn in a box of 480 × 240 from the side, driving to the right, its wheels on y = 208. */
export const VEHICLE_WIDTH = 480;
export const VEHICLE_HEIGHT = 240;
export const GROUND = 208;

function wheel(x: number, r: number, rim: ArtColour = 'wall-shade'): string {
  const y = GROUND - r;
  return (
    circle(x, y, r, 'ink') +
    circle(x, y, r * 0.62, rim) +
    circle(x, y, r * 0.44, 'deep') +
    line(`M${n(x - r * 0.4)} ${n(y)}h${n(r * 0.8)}M${n(x)} ${n(y - r * 0.4)}v${n(r * 0.8)}`, rim, r * 0.11) +
    circle(x, y, r * 0.15, rim)
  );
}

function arch(x: number, r: number, colour: ArtColour = 'ink'): string {
  const y = GROUND - r;
  return path(`M${n(x - r - 7)} ${n(y + 8)}a${n(r + 7)} ${n(r + 7)} 0 0 1 ${n((r + 7) * 2)} 0z`, colour, {
    opacity: 0.85,
  });
}

function shadow(from: number, to: number): string {
  return ellipse((from + to) / 2, GROUND + 1, (to - from) / 2, 8, 'ink', { opacity: 0.26 });
}

/** A pane with the evening's light falling across it. */
function pane(x: number, y: number, w: number, h: number, r = 7): string {
  const slant = w * 0.22;
  return (
    rect(x, y, w, h, 'glass', { r }) +
    path(`M${n(x + w * 0.5)} ${n(y)}h${n(w * 0.22)}l${n(-slant)} ${n(h)}h${n(-w * 0.22)}z`, 'wall', {
      opacity: 0.38,
    })
  );
}

function headlamp(x: number, y: number, h = 16): string {
  return (
    rect(x - 5, y, 10, h, 'lamp', { r: 5 }) +
    path(
      `M${n(x + 4)} ${n(y + 2)}L${n(x + 66)} ${n(y - 8)}V${n(y + h + 14)}L${n(x + 4)} ${n(y + h - 2)}Z`,
      'lamp',
      { opacity: 0.3 },
    )
  );
}

function tail(x: number, y: number, h = 18): string {
  return rect(x, y, 7, h, 'flower', { r: 3 });
}

/** The dotted ride along a body's side, our mark on our own cars. */
function stripe(x: number, y: number, to: number, colour: ArtColour = 'flower'): string {
  return line(`M${n(x)} ${n(y)}H${n(to - 14)}`, colour, 5, { dash: '0.1 11' }) + circle(to, y, 6.5, colour);
}

function shuttle(): string {
  const body = 'M34 186V84q0-26 28-26H372q34 0 50 34l20 46q6 14 6 28v20z';
  return [
    shadow(26, 456),
    path(body, 'wall'),
    path('M34 150H447q1 8 1 16v20H34z', 'wall-shade'),
    rect(62, 50, 250, 12, 'wall-shade', { r: 6 }),
    rect(96, 44, 76, 9, 'land', { r: 4 }),
    [56, 118, 180, 242].map((x) => pane(x, 80, 54, 48)).join(''),
    pane(304, 80, 46, 94, 8),
    path('M362 80h16q16 0 24 18l17 38q1 2-2 2H362z', 'glass'),
    path('M384 82l-14 55h16l13-43q-7-11-15-12z', 'wall', { opacity: 0.38 }),
    stripe(58, 160, 284),
    rect(40, 181, 404, 9, 'land', { r: 4 }),
    tail(34, 138),
    headlamp(441, 150),
    arch(112, 27),
    arch(386, 27),
    wheel(112, 27),
    wheel(386, 27),
  ].join('');
}

function sprinter(): string {
  return [
    shadow(28, 458),
    path('M36 184V74q0-24 26-24H318q34 0 58 40l18 28 34 10q20 6 22 26v30z', 'land'),
    path('M36 150H449q1 4 1 8v26H36z', 'deep'),
    rect(48, 56, 262, 6, 'palm', { r: 3, opacity: 0.9 }),
    [54, 128, 202].map((x) => pane(x, 76, 66, 46)).join(''),
    pane(276, 76, 38, 46),
    path('M326 76h3q19 0 32 22l14 24H326z', 'glass'),
    path('M346 82l-12 40h14l10-28q-5-8-12-12z', 'wall', { opacity: 0.38 }),
    line('M196 128v50M318 128v50', 'deep', 2.5),
    stripe(58, 142, 186),
    rect(204, 138, 22, 5, 'wall-shade', { r: 2 }),
    rect(40, 180, 410, 8, 'ink', { r: 4 }),
    tail(36, 126, 26),
    headlamp(444, 146),
    arch(114, 28),
    arch(384, 28),
    wheel(114, 28),
    wheel(384, 28),
  ].join('');
}

function van(): string {
  return [
    shadow(36, 450),
    path('M44 184V98q0-28 32-28H300q26 0 46 22l34 36 40 10q22 6 24 26v20z', 'sea'),
    path('M44 152H443q1 6 1 12v20H44z', 'sea-deep'),
    path('M80 76H298q14 0 26 6H68q4-6 12-6z', 'wall', { opacity: 0.4 }),
    pane(66, 88, 88, 42),
    pane(162, 88, 84, 42),
    path('M254 88h40q20 0 36 16l24 24q2 2-2 2H254z', 'glass'),
    path('M288 88h16l-16 42h-16z', 'wall', { opacity: 0.38 }),
    line('M158 134v46M250 134v46', 'sea-deep', 2.5),
    rect(226, 142, 20, 5, 'wall', { r: 2, opacity: 0.8 }),
    stripe(66, 144, 140, 'wall'),
    rect(46, 179, 396, 9, 'land', { r: 4 }),
    path('M352 122l14-2v12q-8 4-14 0z', 'land'),
    tail(44, 112, 30),
    headlamp(438, 148),
    arch(118, 28),
    arch(372, 28),
    wheel(118, 28),
    wheel(372, 28),
  ].join('');
}

function suv(): string {
  return [
    shadow(36, 454),
    path('M44 182v-58l14-44q5-12 20-12H258q18 0 32 14l36 40 80 12q34 6 38 30v18z', 'deep'),
    path('M44 152H443q1 4 1 8v22H44z', 'ink'),
    line('M84 62H250', 'wall-shade', 5),
    line('M96 62v8M240 62v8', 'wall-shade', 5),
    path('M62 120l12-34q3-6 10-6h62v40z', 'glass'),
    pane(154, 80, 74, 40, 5),
    path('M236 80h18q14 0 24 10l28 30H236z', 'glass'),
    path('M100 80h14l-14 40h-14z', 'wall', { opacity: 0.32 }),
    path('M260 82l-14 38h14l12-30q-6-6-12-8z', 'wall', { opacity: 0.32 }),
    line('M150 126v52M232 126v52', 'ink', 2.5),
    line('M50 134H400', 'palm', 3),
    rect(206, 140, 22, 5, 'wall-shade', { r: 2 }),
    rect(126, 140, 20, 5, 'wall-shade', { r: 2 }),
    path('M304 114l14-3v12q-8 4-14 0z', 'ink'),
    rect(116, 181, 252, 7, 'wall-shade', { r: 3, opacity: 0.7 }),
    tail(45, 122, 24),
    headlamp(438, 142, 14),
    arch(116, 33),
    arch(368, 33),
    wheel(116, 32),
    wheel(368, 32),
  ].join('');
}

function sedan(): string {
  return [
    shadow(26, 458),
    path(
      'M34 180q-6-40 26-46l58-12 44-34q14-12 36-12h58q22 0 42 14l46 32 70 10q36 6 38 34v14z',
      'flower-deep',
    ),
    path('M33 160q0 12 1 20H452v-14q0-3-1-6z', 'ink', { opacity: 0.35 }),
    path('M140 122l34-26q10-8 26-8h22v34z', 'glass'),
    path('M232 88h24q18 0 32 10l34 24h-90z', 'glass'),
    path('M190 89l-26 33h14l24-34z', 'wall', { opacity: 0.4 }),
    path('M262 88l-12 34h14l14-31q-8-3-16-3z', 'wall', { opacity: 0.4 }),
    line('M60 142Q230 126 436 142', 'flower', 4),
    line('M227 126v50M330 128q8 22 2 48', 'ink', 2, { opacity: 0.45 }),
    rect(196, 136, 22, 5, 'wall', { r: 2, opacity: 0.85 }),
    rect(296, 136, 22, 5, 'wall', { r: 2, opacity: 0.85 }),
    rect(42, 177, 404, 6, 'ink', { r: 3 }),
    tail(36, 142, 14),
    headlamp(446, 148, 12),
    arch(112, 28),
    arch(376, 28),
    wheel(112, 28, 'wall'),
    wheel(376, 28, 'wall'),
  ].join('');
}

function beetle(): string {
  return [
    shadow(60, 424),
    path('M84 180q-14-50 30-62 12-52 112-54 84 0 112 52 58 6 68 46 2 10-2 18z', 'wall'),
    path('M84 180q-14-50 30-62 30-8 52 12 16 16 18 50z', 'flower'),
    path('M316 180q2-34 20-50 26-20 52 0 22 18 16 50z', 'flower'),
    path('M140 116q16-34 64-37v37z', 'glass'),
    path('M216 79q62 1 78 37h-78z', 'glass'),
    path('M182 81l-20 35h14l22-36z', 'wall', { opacity: 0.4 }),
    path('M252 82l-14 34h14l16-28z', 'wall', { opacity: 0.4 }),
    line('M210 120v58', 'wall-shade', 3),
    line('M112 130H330', 'flower', 5),
    rect(176, 176, 152, 9, 'land', { r: 4 }),
    rect(52, 168, 36, 9, 'wall-shade', { r: 4 }),
    rect(396, 168, 34, 9, 'wall-shade', { r: 4 }),
    headlamp(398, 136, 16),
    wheel(136, 30, 'wall'),
    wheel(354, 30, 'wall'),
  ].join('');
}

function combi(): string {
  return [
    shadow(40, 440),
    path('M48 182V92q0-36 42-36H372q34 0 46 34l14 52v40z', 'wall'),
    path('M48 132H430l3 12v38H48z', 'sea'),
    line('M48 132H300q60 0 92 30l40-14', 'wall', 6),
    rect(86, 46, 250, 10, 'wall-shade', { r: 5 }),
    [66, 134, 202, 270].map((x) => pane(x, 76, 58, 42, 9)).join(''),
    path('M340 76h28q18 0 24 16l10 26h-62z', 'glass'),
    path('M362 76h14l-12 42h-14z', 'wall', { opacity: 0.4 }),
    rect(46, 178, 388, 9, 'land', { r: 4 }),
    line('M108 44h190M116 34h170', 'flower', 9),
    tail(48, 140, 16),
    headlamp(428, 142, 18),
    arch(122, 27),
    arch(364, 27),
    wheel(122, 27, 'wall'),
    wheel(364, 27, 'wall'),
  ].join('');
}

function jeep(): string {
  return [
    shadow(56, 438),
    path('M66 178v-46q0-10 10-10h84l10 24h58l8-26h166q22 0 24 20v38z', 'palm'),
    path('M66 156H426v22H66z', 'land'),
    line('M84 120V64h144l30 56M164 64v60', 'ink', 8),
    path('M236 74h6l22 44h-14z', 'glass'),
    rect(92, 100, 52, 22, 'flower', { r: 8 }),
    rect(172, 108, 44, 16, 'flower', { r: 8 }),
    circle(52, 138, 26, 'ink'),
    circle(52, 138, 14, 'wall-shade'),
    line('M60 176H440', 'ink', 8),
    headlamp(424, 132, 16),
    arch(126, 34),
    arch(358, 34),
    wheel(126, 34),
    wheel(358, 34),
  ].join('');
}

function pickup(): string {
  return [
    shadow(30, 456),
    path('M38 178v-42q0-8 8-8h150l2-44q2-16 20-16h62q20 0 32 16l34 42 70 12q28 6 28 30v10z', 'lamp'),
    path('M38 156H442q2 6 2 12v10H38z', 'sand'),
    path('M212 126l2-36q1-8 9-8h24v44z', 'glass'),
    path('M256 82h20q14 0 22 10l28 34h-70z', 'glass'),
    path('M230 82h12l-14 44h-12z', 'wall', { opacity: 0.4 }),
    line('M252 130v44M336 132v42', 'sand', 3),
    path('M20 112Q120 88 236 104 120 124 20 112z', 'flower'),
    line('M34 111Q130 98 226 105', 'wall', 2.5),
    rect(40, 172, 402, 9, 'land', { r: 4 }),
    tail(38, 134, 18),
    headlamp(440, 142, 14),
    arch(112, 31),
    arch(372, 31),
    wheel(112, 31),
    wheel(372, 31),
  ].join('');
}

function convertible(): string {
  return [
    shadow(24, 460),
    path('M30 176q-4-36 26-42l96-14 12 14h124l12-8 106 8q42 6 46 34v8z', 'glass'),
    path('M29 158q0 10 1 18H452v-8q0-5-1-10z', 'sea'),
    path('M290 126l-30-48q-3-4 2-4h6l44 54z', 'wall', { opacity: 0.8 }),
    rect(170, 104, 36, 30, 'flower-deep', { r: 9 }),
    rect(226, 110, 30, 24, 'flower-deep', { r: 8 }),
    path('M88 130q8-24 62-24l14 26z', 'wall-shade'),
    line('M44 148H440', 'wall', 4),
    line('M160 138q-6 20 2 36M288 136q8 20 2 38', 'sea-deep', 2.5, { opacity: 0.7 }),
    rect(40, 173, 408, 7, 'land', { r: 3 }),
    tail(34, 140, 12),
    headlamp(444, 146, 12),
    arch(114, 28),
    arch(374, 28),
    wheel(114, 28, 'wall'),
    wheel(374, 28, 'wall'),
  ].join('');
}

function golfCart(): string {
  return [
    shadow(94, 400),
    line('M132 74v92M332 74l34 92', 'ink', 6),
    path('M108 72q0-16 16-16H348q16 0 18 16z', 'wall'),
    path('M108 72H366v8q-130 10-258 0z', 'flower'),
    path('M112 178v-30q0-10 10-10h86q10 0 10 10v8h84l10-24q4-10 16-10h24q20 0 28 22l10 34z', 'sea'),
    path('M112 164H386l4 14H112z', 'sea-deep'),
    rect(128, 120, 84, 20, 'sand', { r: 9 }),
    rect(122, 92, 16, 46, 'sand', { r: 8 }),
    line('M296 130l-18 20', 'ink', 5),
    circle(294, 126, 4, 'ink'),
    rect(150, 98, 34, 26, 'flower-deep', { r: 5 }),
    line('M160 98v-6h14v6', 'flower-deep', 4),
    headlamp(380, 142, 14),
    arch(152, 24),
    arch(352, 24),
    wheel(152, 24, 'wall'),
    wheel(352, 24, 'wall'),
  ].join('');
}

/** What the services ride in; their pictures are named after these. */
export const SERVICE_VEHICLES = { shuttle, suv, van, sedan, sprinter } as const;

export type ServiceVehicle = keyof typeof SERVICE_VEHICLES;

/** The ten of the loader, in their order. */
export const LOADER_CARS: readonly (() => string)[] = [
  shuttle,
  beetle,
  suv,
  combi,
  sedan,
  jeep,
  van,
  pickup,
  convertible,
  golfCart,
];
