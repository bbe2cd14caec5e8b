import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type OpenedFont, openFont } from './opened-fonts.ts';

const require = createRequire(import.meta.url);
const google = (file: string): string => require.resolve(`@expo-google-fonts/${file}`);

/** The two families of the product, as files a PDF can carry: its built-in fonts lack an ñ. */
const houseFiles: Readonly<Record<string, () => string>> = {
  'display.ttf': () => google('bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
  'text.ttf': () => google('instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  'text-bold.ttf': () => google('instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
};

/** Families for scripts that ours do not know, in the order in which they are asked. */
const otherFamilies = ['Wide', 'Han'] as const;
export type OtherFamily = (typeof otherFamilies)[number];

/** `Wide`: Cyrillic, Greek, Arabic, Hebrew and every Latin letter. `Han`: Chinese and Japanese, in one weight. */
const otherFiles: Readonly<Record<OtherFamily, Readonly<Record<string, () => string>>>> = {
  Wide: {
    'wide.ttf': () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    'wide-bold.ttf': () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  },
  // Its package does not export its files: this one is found beside its program.
  Han: {
    'han.otf': () =>
      join(dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts/NotoSansHans-Regular.otf'),
  },
};

export const fontFamilies = {
  Display: { normal: 'display.ttf' },
  Text: { normal: 'text.ttf', bold: 'text-bold.ttf' },
  Wide: { normal: 'wide.ttf', bold: 'wide-bold.ttf' },
  Han: { normal: 'han.otf', bold: 'han.otf' },
};

export type FontFile = readonly [name: string, opened: OpenedFont];
const readAll = (files: Readonly<Record<string, () => string>>): FontFile[] =>
  Object.entries(files).map(([name, path]) => [name, openFont(name, readFileSync(path()))]);

/** The fonts of a letter whose guest writes with Latin letters. */
export const readHouseFonts = (): FontFile[] => readAll(houseFiles);

/** Keeps the read files and the families of signs for the next letter of the thread. */
export type FontShelf = {
  /** The family that has this sign; `Text` is ours, null when none of them does. */
  readonly familyOf: (sign: string) => 'Text' | OtherFamily | null;
};

/** @param onRead is given each file of another family when the first sign of it is asked for. */
export function createFontShelf(house: readonly FontFile[], onRead: (file: FontFile) => void): FontShelf {
  const signsOf = ([, { font }]: FontFile): Set<number> => new Set(font.characterSet);
  // A text may be set in either of our families: only signs of both are theirs.
  const [display, text] = house.map(signsOf);
  const others = new Map<OtherFamily, Set<number>>();
  const read = (family: OtherFamily): Set<number> => {
    const known = others.get(family);
    if (known) return known;
    const files = readAll(otherFiles[family]);
    for (const file of files) onRead(file);
    const signs = files[0] ? signsOf(files[0]) : new Set<number>();
    others.set(family, signs);
    return signs;
  };
  return {
    familyOf: (sign) => {
      const point = sign.codePointAt(0) ?? 0;
      if (display?.has(point) && text?.has(point)) return 'Text';
      return otherFamilies.find((family) => read(family).has(point)) ?? null;
    },
  };
}
