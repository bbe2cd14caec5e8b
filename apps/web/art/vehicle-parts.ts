import type { ArtColour } from './palette.ts';
import { circle, ellipse, line, n, path, rect } from './svg.ts';

/** Every vehicle is drawn in a box of 480 × 240 from the side, driving to the right, its wheels on y = 208. */
export const VEHICLE_WIDTH = 480;
export const VEHICLE_HEIGHT = 240;
export const GROUND = 208;

export function wheel(x: number, r: number, rim: ArtColour = 'wall-shade'): string {
  const y = GROUND - r;
  return (
    circle(x, y, r, 'ink') +
    circle(x, y, r * 0.62, rim) +
    circle(x, y, r * 0.44, 'deep') +
    line(`M${n(x - r * 0.4)} ${n(y)}h${n(r * 0.8)}M${n(x)} ${n(y - r * 0.4)}v${n(r * 0.8)}`, rim, r * 0.11) +
    circle(x, y, r * 0.15, rim)
  );
}

export function arch(x: number, r: number, colour: ArtColour = 'ink'): string {
  const y = GROUND - r;
  return path(`M${n(x - r - 7)} ${n(y + 8)}a${n(r + 7)} ${n(r + 7)} 0 0 1 ${n((r + 7) * 2)} 0z`, colour, {
    opacity: 0.85,
  });
}

export function shadow(from: number, to: number): string {
  return ellipse((from + to) / 2, GROUND + 1, (to - from) / 2, 8, 'ink', { opacity: 0.26 });
}

/** A pane with the evening's light falling across it. */
export function pane(x: number, y: number, w: number, h: number, r = 7): string {
  const slant = w * 0.22;
  return (
    rect(x, y, w, h, 'glass', { r }) +
    path(`M${n(x + w * 0.5)} ${n(y)}h${n(w * 0.22)}l${n(-slant)} ${n(h)}h${n(-w * 0.22)}z`, 'wall', {
      opacity: 0.38,
    })
  );
}

export function headlamp(x: number, y: number, h = 16): string {
  return (
    rect(x - 5, y, 10, h, 'lamp', { r: 5 }) +
    path(
      `M${n(x + 4)} ${n(y + 2)}L${n(x + 66)} ${n(y - 8)}V${n(y + h + 14)}L${n(x + 4)} ${n(y + h - 2)}Z`,
      'lamp',
      { opacity: 0.3 },
    )
  );
}

export function tail(x: number, y: number, h = 18): string {
  return rect(x, y, 7, h, 'flower', { r: 3 });
}

/** The dotted ride along a body's side, our mark on our own cars. */
export function stripe(x: number, y: number, to: number, colour: ArtColour = 'flower'): string {
  return line(`M${n(x)} ${n(y)}H${n(to - 14)}`, colour, 5, { dash: '0.1 11' }) + circle(to, y, 6.5, colour);
}
