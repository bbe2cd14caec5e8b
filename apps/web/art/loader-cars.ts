import { circle, line, path, rect } from './svg.ts';
import { arch, headlamp, pane, shadow, tail, wheel } from './vehicle-parts.ts';
import { SERVICE_VEHICLES } from './vehicles.ts';

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

/** The ten of the loader, in their order. */
export const LOADER_CARS: readonly (() => string)[] = [
  SERVICE_VEHICLES.shuttle,
  beetle,
  SERVICE_VEHICLES.suv,
  combi,
  SERVICE_VEHICLES.sedan,
  jeep,
  SERVICE_VEHICLES.van,
  pickup,
  convertible,
  golfCart,
];
