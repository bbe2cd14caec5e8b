import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Folder of the fonts that are cut; fonts.css names its files. */
const FOLDER = join(import.meta.dirname, '../../.build/fonts');
const SHEET = join(import.meta.dirname, 'src/styles/fonts.css');

/** Features that browsers apply by themselves, and figures of one width. The fonts have alternates as well that no style of ours asks for. */
const FEATURES = 'calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn tnum'.split(' ');

type Face = {
  readonly family: string;
  readonly text: string;
  readonly wght: { readonly min: number; readonly max: number };
};

/** The faces of fonts.css in the characters of our two languages. Their ranges of characters and weights stand there alone. */
function facesToCut(): Face[] {
  const sheet = readFileSync(SHEET, 'utf8');
  return [...sheet.matchAll(/@font-face \{[^}]*\.build\/fonts\/([\w-]+)\.woff2[^}]*\}/g)].map(
    ([block, family = '']) => {
      const [weights = '', min, max] = /font-weight: (\d+) (\d+);/.exec(block) ?? [];
      // Of two ranges that both have a weight a browser may take the other one, and fetch the whole font beside the cut one.
      for (const [other] of sheet.matchAll(/@font-face \{[^}]*\}/g))
        if (other.includes(`/${family}-latin`) && !other.includes(weights))
          throw new Error(`the faces of ${family} in fonts.css must have one range of weights`);
      const ranges = /unicode-range:([^;]*);/.exec(block)?.[1] ?? '';
      return { family, text: charactersOf(ranges), wght: { min: Number(min), max: Number(max) } };
    },
  );
}

function charactersOf(ranges: string): string {
  return ranges
    .split(',')
    .map((range) => range.replace('U+', '').trim().split('-'))
    .map(([first = '', last = first]) => {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
    })
    .join('');
}

/**
 * Cuts the two fonts to the characters and weights that our own words need, and tells the browser to fetch both together with the style sheet, so
 * that the first paint has them. Other letters of Latin come with the whole font when a page has one.
 */
export function fontsPlugin(): Plugin {
  return {
    name: 'traslado-fonts',
    async buildStart() {
      mkdirSync(FOLDER, { recursive: true });
      const { resolve } = createRequire(import.meta.url);
      for (const { family, text, wght } of facesToCut()) {
        const whole = resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
        // Not written where it is passed: the package's types are older than `keepFeatures`.
        const options = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: FEATURES } as const;
        const cut = await subsetFont(readFileSync(whole), text, options);
        writeFileSync(join(FOLDER, `${family}.woff2`), cut);
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        // Only after bundling are their hashed names known.
        const fonts = Object.keys(bundle ?? {}).filter(isFirstFont);
        return fonts.map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}

/** True for a built file that holds one of the fonts of the first paint. */
export function isFirstFont(name: string): boolean {
  return /(bricolage-grotesque|instrument-sans)-(?!latin)[^/]*\.woff2$/.test(name);
}
