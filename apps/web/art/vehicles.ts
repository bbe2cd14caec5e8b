import { line, path, rect } from './svg.ts';
import { arch, headlamp, pane, shadow, stripe, tail, wheel } from './vehicle-parts.ts';

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

/** Vehicles of the services; their pictures are named after these. */
export const SERVICE_VEHICLES = { shuttle, suv, van, sedan, sprinter } as const;

export type ServiceVehicle = keyof typeof SERVICE_VEHICLES;
