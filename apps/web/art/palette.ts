import { readFileSync } from 'node:fs';

/** The drawings' colours by their names in the style sheet. */
export type ArtColour =
  | 'sky'
  | 'sky-low'
  | 'haze'
  | 'sea'
  | 'sea-deep'
  | 'land'
  | 'deep'
  | 'ink'
  | 'wall'
  | 'wall-shade'
  | 'sand'
  | 'glass'
  | 'flower'
  | 'flower-deep'
  | 'lamp'
  | 'palm'
  /** Birds, planes and lines on the sky: dark by day, pale by night. */
  | 'bird';

type Pair = { day: string; night: string };

/** Reads the pairs out of the style sheet, so that a colour is written down in one place only. */
function readPairs(): Map<string, Pair> {
  const css = readFileSync(new URL('../src/styles/theme.css', import.meta.url), 'utf8');
  const pairs = new Map<string, Pair>();
  for (const [, name = '', day = '', night = ''] of css.matchAll(
    /--art-([a-z-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g,
  )) {
    pairs.set(name, { day, night });
  }
  return pairs;
}

const pairs = readPairs();

/** A colour for `fill` and `stroke`: the page's own where the drawing is used by reference, by day where it is an image. */
export function ink(name: ArtColour): string {
  const pair = pairs.get(name);
  if (!pair) throw new Error(`theme.css has no --art-${name}`);
  return `var(--art-${name},${pair.day})`;
}

/** The style that lets a drawing shown as an image follow the night by itself. */
export function nightStyle(used: string): string {
  const rules = [...pairs]
    .filter(([name]) => used.includes(`var(--art-${name},`))
    .map(([name, pair]) => `--art-${name}:${pair.night}`)
    .join(';');
  return `<style>@media (prefers-color-scheme:dark){:root{${rules}}}</style>`;
}
