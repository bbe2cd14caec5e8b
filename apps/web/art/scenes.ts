import { bougainvillea, cactus, glitter, palm, waves } from './nature.ts';
import { plane } from './signs.ts';
import { at, circle, ellipse, group, line, n, path, rect, seeded } from './svg.ts';
import { SERVICE_VEHICLES } from './vehicles.ts';

/** The terraced hotel of the hero, its foot at 0,0 and growing to the left and up. */
function terracedHotel(): string {
  const next = seeded('hotel');
  let out = '';
  const floors = [
    [-250, 250, 34],
    [-216, 216, 32],
    [-176, 176, 32],
    [-140, 140, 30],
    [-100, 100, 30],
  ] as const;
  let y = 0;
  for (const [index, [x, w, h]] of floors.entries()) {
    y -= h;
    out += rect(x, y, w + 60, h + 1, index % 2 ? 'wall-shade' : 'wall');
    const count = Math.round(w / 24);
    for (let window = 0; window < count; window += 1) {
      const lit = next() > 0.38;
      out += rect(x + 8 + window * 24, y + 9, 13, h - 13, lit ? 'lamp' : 'glass', { r: 2 });
    }
    out += rect(x - 6, y - 4, w + 66, 6, 'wall', { r: 2 });
    out += bougainvillea(x - 2 + next() * 30, y - 5, 44, 12, `hotel${index}`);
  }
  return out;
}

/** The coast at evening: sky to sun, sea, the road along the bay and the resort on its head; the shuttle, which drives in; and the foreground. */
export function coast(): Record<'back' | 'ride' | 'front', string> {
  const horizon = 448;
  const back = [
    // The sky's lower light, as two flat papers.
    path(`M0 ${horizon}V352q360-40 720-12t720-28v138z`, 'sky-low'),
    path(`M0 ${horizon}V412q420-22 760 0t680-14v52z`, 'haze', { opacity: 0.7 }),
    circle(968, 398, 128, 'flower'),
    // Far hills and an island.
    path(`M0 ${horizon}v-22q70-34 150-22t170 18q90 10 130 26z`, 'glass'),
    path(`M1060 ${horizon}q50-44 118-52t120-44q70-30 142-20v116z`, 'glass'),
    rect(0, horizon, 1440, 150, 'sea'),
    glitter(968, horizon + 9, 236, 9, 17, 'flower', 'coast'),
    waves(1440, 520, 600, 4, 120, 'sea-deep', -40),
    // A sail far out.
    path('M690 448v-40q20 18 24 36z', 'wall'),
    path('M686 448v-30q-12 12-14 26z', 'wall-shade'),
    path('M668 448h52l-8 8h-36z', 'ink'),
    // The headland with the resort, in three papers.
    path('M960 560q64-18 100-50t104-62q80-34 276-40v160z', 'palm'),
    path('M1010 580q70-44 130-84t130-36q80-18 170-18v150z', 'land'),
    at(1352, 458, 0.96, terracedHotel()),
    palm(1104, 494, 104, -0.12),
    palm(1160, 476, 76, 0.1),
    palm(1420, 462, 120, 0.08),
    // The land along the bay, and the road on it up to the resort.
    path(
      'M0 720V512q150-40 330-16t360 32q190 8 340-34t190-42q90-14 220-10v230q-300 44-700 36T0 690z',
      'land',
    ),
    path(
      'M0 536q170-34 340-8t350 30q190 4 340-38t190-40q90-12 220-8v24q-130-4-214 8-70 12-190 48t-346 36q-180-4-350-30T0 572z',
      'sand',
    ),
    line('M0 554q170-32 340-6t350 30q190 4 342-38t190-40q90-10 218-7', 'deep', 3, {
      dash: '18 16',
      opacity: 0.5,
    }),
  ];
  // Foreground: plants against the light, cut off below like paper.
  const front = [
    path('M0 640v-46q200-26 420 2t520 22q260 2 500-66v120q-300 44-700 36T0 700z', 'deep'),
    bougainvillea(1236, 530, 210, 70, 'front1', 'palm'),
    bougainvillea(300, 584, 130, 40, 'front2', 'palm'),
    bougainvillea(-20, 566, 90, 60, 'front3', 'palm'),
    palm(22, 630, 186, 0.1, { leaf: 'deep', light: 'palm', trunk: 'deep' }),
    palm(112, 636, 118, -0.12, { leaf: 'deep', light: 'palm', trunk: 'deep' }),
    palm(1428, 610, 296, -0.06, { leaf: 'deep', light: 'palm', trunk: 'deep' }),
    // The plane and its dotted way down.
    line('M1440 88Q1340 92 1252 146', 'bird', 4, { dash: '0.1 13', opacity: 0.6 }),
    group(plane('bird'), 'translate(1212 172) rotate(146) scale(1.1)'),
  ];
  return {
    back: back.join(''),
    ride: at(588, 460, 0.46, SERVICE_VEHICLES.shuttle()),
    front: front.join(''),
  };
}

/** Nothing found: the road runs out on a beach, beside a sign that points everywhere. */
export function lostRoad(): string {
  return [
    rect(0, 0, 720, 540, 'sky-low'),
    circle(500, 236, 84, 'flower'),
    rect(0, 300, 720, 80, 'sea'),
    glitter(500, 306, 150, 4, 12, 'flower', 'lost'),
    path('M0 356q180-26 360-10t360-12v206H0z', 'sand'),
    path('M70 540q250-20 330-106 40-40 22-84h-22q8 40-52 78Q250 500 10 520v20z', 'land'),
    line('M60 530q250-20 330-102 26-30 22-58', 'sand', 3, { dash: '16 14', opacity: 0.8 }),
    line('M196 440V190', 'ink', 9),
    path('M120 206h150l22 22-22 22H120z', 'wall'),
    path('M276 262H130l-20 20 20 20h146z', 'flower'),
    path('M132 314h120l18 18-18 18H132z', 'wall-shade'),
    line('M142 228h70', 'ink', 6),
    line('M152 282h84', 'wall', 6),
    line('M154 332h58', 'ink', 6),
    at(400, 348, 0.36, SERVICE_VEHICLES.suv()),
    palm(628, 420, 220, -0.14),
    palm(84, 430, 130, 0.14),
  ].join('');
}

/** Forbidden: a barrier before the resort's drive. */
export function gate(): string {
  const stripes = Array.from({ length: 7 }, (_, index) =>
    path(`M${n(196 + index * 62)} 322h30l-12 26h-30z`, 'flower'),
  ).join('');
  return [
    rect(0, 0, 720, 540, 'haze'),
    circle(226, 190, 62, 'lamp'),
    path('M0 340q90-110 220-70t190-56 310 66v60H0z', 'palm', { opacity: 0.7 }),
    at(640, 330, 0.9, terracedHotel()),
    rect(0, 326, 720, 214, 'land'),
    path('M300 330h130l170 210H120z', 'sand'),
    line('M363 350l-5 190', 'land', 4, { dash: '16 16' }),
    rect(112, 262, 84, 150, 'wall', { r: 6 }),
    path('M100 264h108l-14-26h-80z', 'flower-deep'),
    rect(128, 284, 52, 46, 'lamp', { r: 4 }),
    circle(154, 304, 11, 'ink'),
    path('M136 330q4-16 18-16t18 16z', 'ink'),
    rect(180, 320, 460, 28, 'wall', { r: 6 }),
    stripes,
    rect(628, 312, 18, 110, 'ink', { r: 4 }),
    bougainvillea(94, 396, 110, 36, 'gate', 'palm'),
    palm(656, 470, 240, -0.12),
  ].join('');
}

/** Something failed: a car beside the road with its bonnet up and the driver on the phone. */
export function pothole(): string {
  return [
    rect(0, 0, 720, 540, 'sky-low'),
    circle(220, 250, 78, 'flower'),
    path('M0 330q90-70 200-40t150-30 160 30 210-24v70H0z', 'glass'),
    path('M0 328q180-14 360-4t360-6v222H0z', 'sand'),
    path('M0 392q180-14 360-8t360-6v104q-180 4-360 8T0 496z', 'land'),
    line('M-10 442q180-10 370-8t380-6', 'sand', 4, { dash: '22 20' }),
    ellipse(520, 430, 52, 11, 'ink'),
    ellipse(520, 433, 36, 6, 'sea'),
    group(at(168, 228, 0.66, SERVICE_VEHICLES.van()), 'rotate(-1.5 330 360)'),
    line('M452 318l26-64', 'sea', 10),
    circle(560, 318, 15, 'sand'),
    path('M545 316q-1-18 15-18t16 18q-8-8-16-8t-15 8z', 'ink'),
    path('M540 392v-34q0-24 20-24t20 24v34z', 'flower'),
    line('M550 392v30M570 392v30', 'ink', 10),
    line('M578 348l12-14-10-16', 'flower', 9),
    cactus(640, 396, 110),
    cactus(86, 384, 80),
  ].join('');
}

/** The driver's waiting place: past customs, out of the second door, under the brand's sign. */
export function meetingPoint(): string {
  return [
    rect(0, 0, 720, 440, 'sky-low'),
    rect(0, 330, 720, 110, 'land'),
    rect(60, 120, 420, 210, 'wall'),
    path('M44 122q220-66 452 0v14H44z', 'sea'),
    [84, 182, 280, 378].map((x) => rect(x, 176, 78, 154, 'glass', { r: 4 })).join(''),
    rect(182, 176, 78, 154, 'lamp', { r: 4 }),
    line('M221 180v150', 'wall', 4),
    [92, 190, 288, 386]
      .map((x, index) => rect(x + 22, 146, 34, 22, index === 1 ? 'flower' : 'wall-shade', { r: 5 }))
      .join(''),
    line('M221 318v32q0 22 24 22h118q26 0 26-18', 'flower', 5, { dash: '0.1 12' }),
    at(410, 262, 0.5, SERVICE_VEHICLES.shuttle()),
    line('M389 352V214', 'ink', 6),
    rect(344, 196, 90, 40, 'flower', { r: 8 }),
    line('M360 211h40M360 222h56', 'wall', 5),
    circle(389, 352, 8, 'flower'),
    palm(640, 360, 190, -0.1),
    palm(510, 340, 100, 0.1),
    group(plane('bird'), 'translate(590 84) rotate(-20)'),
    line('M420 110q70 10 130-14', 'bird', 3.5, { dash: '0.1 11', opacity: 0.6 }),
  ].join('');
}
