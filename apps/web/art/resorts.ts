import { bougainvillea, cactus, glitter, palm, waves } from './nature.ts';
import type { ArtColour } from './palette.ts';
import { circle, ellipse, imageFile, line, n, path, rect, seeded } from './svg.ts';

/** Vignettes are 320 × 400; the ground the buildings stand on is y = 300. */
const W = 320;
const H = 400;
const GROUND = 300;

type Building = 'terraces' | 'towers' | 'hacienda' | 'palapas' | 'cliff' | 'slabs' | 'colonial' | 'dome';
type Land = 'beach' | 'desert' | 'jungle' | 'hills' | 'reef';

type Plan = { building: Building; land: Land; sky: ArtColour; sun: ArtColour; sunX: number; sunY: number };

/** One plan a property, so that no two are alike; neighbours in a row differ in sky and in shape. `any`: of a property without a picture. */
const PLANS: Readonly<Record<string, Plan>> = {
  BP: { building: 'terraces', land: 'beach', sky: 'flower', sun: 'lamp', sunX: 0.3, sunY: 150 },
  PM: { building: 'palapas', land: 'reef', sky: 'haze', sun: 'flower', sunX: 0.7, sunY: 150 },
  CR: { building: 'dome', land: 'beach', sky: 'land', sun: 'lamp', sunX: 0.72, sunY: 90 },
  LV: { building: 'slabs', land: 'jungle', sky: 'lamp', sun: 'flower', sunX: 0.26, sunY: 120 },
  TM: { building: 'hacienda', land: 'jungle', sky: 'sea', sun: 'lamp', sunX: 0.5, sunY: 110 },
  SC: { building: 'cliff', land: 'desert', sky: 'lamp', sun: 'flower', sunX: 0.3, sunY: 190 },
  SJ: { building: 'hacienda', land: 'desert', sky: 'flower', sun: 'lamp', sunX: 0.74, sunY: 120 },
  MC: { building: 'slabs', land: 'desert', sky: 'glass', sun: 'wall', sunX: 0.5, sunY: 130 },
  VA: { building: 'towers', land: 'hills', sky: 'land', sun: 'flower', sunX: 0.62, sunY: 140 },
  NY: { building: 'palapas', land: 'jungle', sky: 'sky-low', sun: 'flower', sunX: 0.34, sunY: 150 },
  MB: { building: 'colonial', land: 'hills', sky: 'haze', sun: 'lamp', sunX: 0.72, sunY: 110 },
  RR: { building: 'terraces', land: 'hills', sky: 'sea', sun: 'flower', sunX: 0.3, sunY: 120 },
  PC: { building: 'towers', land: 'beach', sky: 'sky-low', sun: 'flower', sunX: 0.5, sunY: 180 },
  BV: { building: 'colonial', land: 'beach', sky: 'flower', sun: 'wall', sunX: 0.28, sunY: 100 },
  IS: { building: 'palapas', land: 'reef', sky: 'land', sun: 'lamp', sunX: 0.3, sunY: 110 },
  TQ: { building: 'cliff', land: 'jungle', sky: 'glass', sun: 'flower', sunX: 0.66, sunY: 140 },
  any: { building: 'slabs', land: 'beach', sky: 'sea', sun: 'wall', sunX: 0.66, sunY: 130 },
  NS: { building: 'colonial', land: 'reef', sky: 'lamp', sun: 'flower', sunX: 0.72, sunY: 150 },
};

export const RESORT_CODES = Object.keys(PLANS);

function windows(
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  seed: () => number,
): string {
  const cw = w / columns;
  const ch = h / rows;
  let out = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const lit = seed() > 0.42;
      out += rect(
        x + column * cw + cw * 0.22,
        y + row * ch + ch * 0.26,
        cw * 0.56,
        ch * 0.52,
        lit ? 'lamp' : 'glass',
        { r: 1.5 },
      );
    }
  }
  return out;
}

function terraces(next: () => number): string {
  let out = '';
  const steps = 6;
  for (let step = 0; step < steps; step += 1) {
    const w = 216 - step * 30;
    const x = 66 + step * 12;
    const y = GROUND - (step + 1) * 30;
    out += rect(x, y, w, 32, step % 2 ? 'wall-shade' : 'wall');
    out += windows(x + 8, y, w - 16, 30, Math.max(2, Math.round(w / 26)), 1, next);
    out += rect(x - 4, y - 3, w + 8, 5, 'wall', { r: 2 });
    out += bougainvillea(x - 4 + w * next() * 0.6, y - 3, 34, 10, `t${step}${n(next())}`);
  }
  return out;
}

function towers(next: () => number): string {
  const tower = (x: number, w: number, h: number, wall: ArtColour) =>
    path(`M${x} ${GROUND}V${GROUND - h + 16}q${w * 0.1} -22 ${w} -16V${GROUND}z`, wall) +
    windows(x + 5, GROUND - h + 26, w - 10, h - 46, 4, Math.round(h / 22), next) +
    rect(x, GROUND - 14, w, 14, 'wall-shade');
  return (
    tower(78, 76, 176, 'wall-shade') +
    tower(166, 92, 226, 'wall') +
    rect(60, GROUND - 30, 216, 30, 'wall', { r: 3 }) +
    windows(66, GROUND - 30, 204, 28, 9, 1, next)
  );
}

function hacienda(next: () => number): string {
  const arches = (x: number, count: number, w: number, y: number, h: number) =>
    Array.from({ length: count }, (_, index) => {
      const left = x + index * w + w * 0.16;
      const span = w * 0.68;
      return path(
        `M${n(left)} ${y + h}V${n(y + span / 2)}a${n(span / 2)} ${n(span / 2)} 0 0 1 ${n(span)} 0V${y + h}z`,
        next() > 0.35 ? 'lamp' : 'deep',
      );
    }).join('');
  return [
    rect(44, 216, 236, 84, 'wall'),
    path('M36 216h252l-14-20H50z', 'flower-deep'),
    arches(48, 6, 38, 236, 64),
    rect(126, 136, 72, 64, 'wall'),
    path('M118 138h88l-10-16h-68z', 'flower-deep'),
    arches(132, 2, 30, 152, 40),
    path('M146 122v-26q16-22 32 0v26z', 'wall'),
    path('M155 122v-16q7-9 14 0v16z', 'deep'),
    circle(162, 112, 4, 'lamp'),
    rect(44, 294, 236, 6, 'wall-shade'),
    bougainvillea(40, 206, 66, 30, 'h1'),
    bougainvillea(228, 210, 54, 40, 'h2'),
  ].join('');
}

function palapas(): string {
  const hut = (x: number, y: number, s: number) => {
    const roof = `M${n(x - 46 * s)} ${n(y - 30 * s)}q${n(28 * s)} ${n(-22 * s)} ${n(46 * s)} ${n(-62 * s)}q${n(18 * s)} ${n(40 * s)} ${n(46 * s)} ${n(62 * s)}q${n(-46 * s)} ${n(14 * s)} ${n(-92 * s)} 0z`;
    const posts = [-30, -10, 12, 30]
      .map((dx) => line(`M${n(x + dx * s)} ${n(y - 4)}v${n(26 * s + 10)}`, 'ink', 3 * s))
      .join('');
    return (
      posts +
      rect(x - 34 * s, y - 32 * s, 68 * s, 32 * s, 'wall') +
      rect(x - 26 * s, y - 24 * s, 18 * s, 18 * s, 'lamp', { r: 2 }) +
      rect(x + 6 * s, y - 26 * s, 16 * s, 26 * s, 'lamp', { r: 2 }) +
      path(roof, 'sand') +
      line(
        `M${n(x - 30 * s)} ${n(y - 36 * s)}q${n(22 * s)} ${n(-18 * s)} ${n(30 * s)} ${n(-46 * s)}M${n(x + 28 * s)} ${n(y - 37 * s)}q${n(-20 * s)} ${n(-18 * s)} ${n(-26 * s)} ${n(-44 * s)}`,
        'lamp',
        2.4 * s,
        { opacity: 0.7 },
      ) +
      rect(x - 44 * s, y - 3 * s, 88 * s, 6 * s, 'wall-shade', { r: 2 })
    );
  };
  return (
    hut(232, 250, 0.72) + hut(156, 262, 0.95) + line('M24 292Q90 276 128 272', 'sand', 7) + hut(74, 290, 1.3)
  );
}

function cliff(next: () => number): string {
  const villa = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, 'wall') +
    windows(x + 4, y + 2, w - 8, h - 4, Math.round(w / 22), 1, next) +
    rect(x - 7, y - 5, w + 16, 6, 'wall-shade', { r: 2 }) +
    rect(x - 6, y + h, w + 30, 6, 'sea', { r: 3 });
  return [
    path('M320 110q-50 8-78 34t-64 44q-40 22-58 60t-46 52v40h246z', 'deep'),
    path('M320 170q-44 16-66 50t-70 50-34 34h170z', 'land'),
    villa(228, 138, 74, 28),
    villa(178, 184, 88, 30),
    villa(138, 236, 104, 32),
    bougainvillea(262, 168, 40, 16, 'c1'),
    bougainvillea(196, 218, 44, 16, 'c2'),
    bougainvillea(168, 272, 60, 18, 'c3'),
  ].join('');
}

function slabs(next: () => number): string {
  let out = '';
  for (const [index, [x, y, w, h]] of (
    [
      [150, 126, 134, 40],
      [96, 172, 158, 44],
      [52, 222, 226, 78],
    ] as const
  ).entries()) {
    out += rect(x, y, w, h, index === 1 ? 'wall-shade' : 'wall');
    out += windows(x + 6, y + 4, w - 12, h - 8, Math.round(w / 24), index === 2 ? 2 : 1, next);
    out += rect(x - 14, y - 6, w + 26, 8, 'wall', { r: 1 });
    out += rect(x - 14, y + 2, w + 26, 3, 'deep', { opacity: 0.35 });
  }
  return out + bougainvillea(56, 208, 60, 16, 's1') + bougainvillea(214, 160, 50, 14, 's2');
}

function colonial(next: () => number): string {
  return [
    rect(62, 176, 196, 124, 'wall'),
    rect(52, 286, 216, 14, 'wall-shade'),
    path('M50 176h220l-24-38H74z', 'land'),
    path('M122 140l38-36 38 36z', 'wall'),
    circle(160, 126, 8, 'lamp'),
    path('M148 102h24v-16l-12-20-12 20z', 'land'),
    line('M160 66V46', 'ink', 3),
    path('M160 46q12 2 20 8-10 4-20 4z', 'flower'),
    windows(70, 182, 180, 50, 6, 1, next),
    windows(70, 236, 180, 52, 6, 1, next),
    [70, 104, 138, 172, 206, 240].map((x) => rect(x, 176, 5, 118, 'sky')).join(''),
    rect(58, 232, 204, 5, 'wall-shade'),
    line('M60 224H260', 'sky', 3),
    bougainvillea(58, 220, 54, 22, 'k1'),
    bougainvillea(206, 160, 52, 24, 'k2'),
  ].join('');
}

function dome(next: () => number): string {
  return [
    path(`M62 ${GROUND}V222a98 98 0 0 1 196 0v78z`, 'wall'),
    path(`M160 124a98 98 0 0 1 98 98v78h-60V222q0-60-38-98z`, 'wall-shade'),
    path('M128 300v-66a32 32 0 0 1 64 0v66z', 'lamp'),
    path('M142 300v-62a18 18 0 0 1 36 0v62z', 'flower-deep'),
    windows(74, 204, 48, 80, 2, 3, next),
    windows(200, 204, 50, 80, 2, 3, next),
    rect(148, 112, 24, 20, 'wall', { r: 4 }),
    rect(30, 262, 52, 38, 'wall-shade'),
    rect(240, 254, 56, 46, 'wall'),
    windows(246, 258, 44, 36, 3, 2, next),
    bougainvillea(34, 252, 46, 18, 'd1'),
    bougainvillea(244, 246, 48, 16, 'd2'),
  ].join('');
}

const BUILDINGS: Readonly<Record<Building, (next: () => number) => string>> = {
  terraces,
  towers,
  hacienda,
  palapas: () => palapas(),
  cliff,
  slabs,
  colonial,
  dome,
};

function backdrop(plan: Plan): string {
  const far: Readonly<Record<Land, string>> = {
    beach: path('M0 236q60-26 120-8t110-4 90 8v80H0z', 'sea-deep', { opacity: 0.55 }),
    desert: path('M0 250l54-64 34 30 44-56 52 66 40-28 96 60v60H0z', 'flower-deep', { opacity: 0.4 }),
    jungle: path('M0 214q30-34 64-14 18-40 62-16 34-36 70-4 40-26 70 6 34-14 54 10v110H0z', 'palm', {
      opacity: 0.75,
    }),
    hills: path('M0 240q50-90 116-46t88-40q50-30 116 40v110H0z', 'palm', { opacity: 0.6 }),
    reef: path('M0 252q90-14 160-4t160-8v70H0z', 'glass', { opacity: 0.8 }),
  };
  return far[plan.land];
}

function foreground(plan: Plan, code: string): string {
  const beach = path('M0 300q90-12 170-4t150-6v30q-90 20-170 12T0 340z', 'sand');
  const sea = rect(0, 296, W, H, 'sea') + waves(W, 348, H, 3, 64, 'sea-deep', -(code.charCodeAt(0) % 40));
  switch (plan.land) {
    case 'desert':
      return (
        sea +
        path('M0 296h320v44q-70 22-150 10T0 352z', 'sand') +
        cactus(40, 330, 74) +
        cactus(276, 322, 48) +
        cactus(300, 334, 62)
      );
    case 'jungle':
      return sea + beach + palm(30, 330, 150, 0.14) + palm(296, 322, 120, -0.14) + palm(262, 334, 84, 0.08);
    case 'hills':
      return sea + beach + palm(286, 326, 138, -0.12) + palm(26, 322, 96, 0.1);
    case 'reef':
      return (
        sea +
        ellipse(236, 366, 70, 10, 'glass', { opacity: 0.6 }) +
        ellipse(70, 382, 60, 8, 'glass', { opacity: 0.6 }) +
        palm(298, 330, 170, -0.2)
      );
    default:
      return sea + beach + palm(40, 334, 128, -0.1) + palm(284, 330, 164, -0.14);
  }
}

/** The vignette of a resort: its sky, its land and its kind of house, always in the same evening light. */
export function resortPicture(code: string): string {
  const plan = PLANS[code];
  if (!plan) throw new Error(`no plan for the resort ${code}`);
  const next = seeded(code);
  const overWater = plan.building === 'palapas';
  return imageFile(
    W,
    H,
    [
      rect(0, 0, W, H, plan.sky),
      circle(W * plan.sunX, plan.sunY, 52 + next() * 16, plan.sun),
      backdrop(plan),
      overWater ? foreground(plan, code) : '',
      BUILDINGS[plan.building](next),
      overWater ? '' : foreground(plan, code),
      glitter(W * plan.sunX, 352, 70, 4, 11, plan.sun, code),
    ].join(''),
  );
}
