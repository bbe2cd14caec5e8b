import type { ArtColour } from './palette.ts';
import { circle, ellipse, group, line, n, path, rect, seeded } from './svg.ts';

/** One frond from the crown: out at an angle (degrees, 0 to the right, up is negative), bending down at its tip. */
function frond(angle: number, length: number, colour: ArtColour): string {
  const a = (angle * Math.PI) / 180;
  const tipX = Math.cos(a) * length;
  const tipY = Math.sin(a) * length + length * 0.42;
  const midX = Math.cos(a) * length * 0.62;
  const midY = Math.sin(a) * length * 0.92 - length * 0.08;
  const thick = length * 0.2;
  // The leaf's belly lies on the side it bends to, so that one that points up is not a needle.
  const side = Math.cos(a) < 0 ? -1 : 1;
  const belly = thick * 0.9 * (1 - Math.abs(Math.cos(a)));
  return path(
    `M0 0Q${n(midX - side * belly)} ${n(midY - thick * 0.5)} ${n(tipX + side * belly)} ${n(tipY)}Q${n(midX * 0.92 + side * belly)} ${n(midY + thick)} 0 ${n(thick * 0.35)}Z`,
    colour,
  );
}

type PalmLook = { leaf?: ArtColour; light?: ArtColour; trunk?: ArtColour };

/** A palm standing at x,y. `lean` is how far its crown hangs to the side, in parts of its height. */
export function palm(
  x: number,
  y: number,
  height: number,
  lean = 0.12,
  { leaf = 'palm', light = 'land', trunk = 'ink' }: PalmLook = {},
): string {
  const topX = x + height * lean;
  const topY = y - height;
  const w = height * 0.03 + 1.5;
  const bend = x + height * lean * 0.15;
  const stem = path(
    `M${n(x - w)} ${n(y)}Q${n(bend - w * 0.6)} ${n(y - height * 0.55)} ${n(topX - w * 0.45)} ${n(topY)}L${n(topX + w * 0.45)} ${n(topY)}Q${n(bend + w)} ${n(y - height * 0.5)} ${n(x + w)} ${n(y)}Z`,
    trunk,
  );
  const size = height * 0.46;
  const back = [-160, -122, -56, -20].map((angle) => frond(angle, size * 0.94, light)).join('');
  const front = [-182, -142, -104, -70, -38, 4].map((angle) => frond(angle, size, leaf)).join('');
  const fruit =
    circle(-size * 0.04, size * 0.1, size * 0.07, trunk) +
    circle(size * 0.09, size * 0.09, size * 0.06, trunk);
  return stem + group(back + front + fruit, `translate(${n(topX)} ${n(topY)})`);
}

/** One bract of the flower: three pointed petals around a pale heart. */
function bract(x: number, y: number, r: number, turn: number): string {
  let d = '';
  for (let petal = 0; petal < 3; petal += 1) {
    const a = turn + (petal * 2 * Math.PI) / 3;
    const [cx, cy] = [Math.cos(a), Math.sin(a)];
    const [px, py] = [-cy, cx];
    d += `M${n(x)} ${n(y)}Q${n(x + (cx * 0.5 + px * 0.75) * r)} ${n(y + (cy * 0.5 + py * 0.75) * r)} ${n(x + cx * r)} ${n(y + cy * r)}Q${n(x + (cx * 0.5 - px * 0.75) * r)} ${n(y + (cy * 0.5 - py * 0.75) * r)} ${n(x)} ${n(y)}`;
  }
  return d;
}

/** A bush of bougainvillea within a box: leaves first, flowers over them, thick at the foot and loose at the top. */
export function bougainvillea(
  x: number,
  y: number,
  w: number,
  h: number,
  seed: string,
  leaves: ArtColour = 'palm',
): string {
  const next = seeded(seed);
  const size = Math.max(3.4, Math.min(w, h) * 0.17);
  const count = Math.round((w * h) / (size * size * 3.4)) + 6;
  const petals = { light: '', dark: '' };
  let under = '';
  for (let index = 0; index < count; index += 1) {
    const rise = next();
    const px = x + w * (0.5 + (next() - 0.5) * (1 - rise * 0.45));
    const py = y + h * (1 - rise);
    if (index % 4 === 0) under += ellipse(px, py, size * 1.5, size * 0.95, leaves);
    else
      petals[index % 3 === 0 ? 'dark' : 'light'] += bract(px, py, size * (0.8 + next() * 0.7), next() * 6.3);
  }
  return under + path(petals.dark, 'flower-deep') + path(petals.light, 'flower');
}

/** A pillar cactus of the Baja coast. */
export function cactus(x: number, y: number, height: number, colour: ArtColour = 'palm'): string {
  const w = height * 0.17;
  return [
    line(`M${n(x)} ${n(y)}V${n(y - height)}`, colour, w),
    line(`M${n(x)} ${n(y - height * 0.38)}h${n(-height * 0.24)}v${n(-height * 0.26)}`, colour, w * 0.8),
    line(`M${n(x)} ${n(y - height * 0.54)}h${n(height * 0.22)}v${n(-height * 0.22)}`, colour, w * 0.8),
  ].join('');
}

/** Small bars of light on the water below the sun. */
export function glitter(
  x: number,
  y: number,
  width: number,
  rows: number,
  step: number,
  colour: ArtColour,
  seed = 'glitter',
): string {
  const next = seeded(seed);
  let out = '';
  for (let row = 0; row < rows; row += 1) {
    const part = 1 - row / (rows + 1);
    const w = width * part * (0.55 + next() * 0.45);
    const shift = (next() - 0.5) * width * 0.22;
    out += rect(x - w / 2 + shift, y + row * step, w, step * 0.34, colour, {
      r: step * 0.17,
      opacity: Math.round((0.95 - row * 0.07) * 100) / 100,
    });
  }
  return out;
}

/** A row of soft waves as one shape from a line down to `bottom`. */
export function waves(
  width: number,
  y: number,
  bottom: number,
  height: number,
  length: number,
  colour: ArtColour,
  start = 0,
): string {
  let d = `M0 ${n(y)}`;
  for (let x = start; x < width; x += length) {
    d += `Q${n(x + length / 4)} ${n(y - height)} ${n(x + length / 2)} ${n(y)}T${n(x + length)} ${n(y)}`;
  }
  return path(`${d}L${n(width)} ${n(bottom)}L0 ${n(bottom)}Z`, colour);
}
