import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const read = (file: string): Uint8Array => readFileSync(require.resolve(`@expo-google-fonts/${file}`));

/** The two families of the product, as files a PDF can carry: its built-in fonts know no ñ where a reader expects one. */
export const fontFiles = {
  'display.ttf': 'bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
  'text.ttf': 'instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  'text-bold.ttf': 'instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
} as const;

export const fontFamilies = {
  Display: { normal: 'display.ttf' },
  Text: { normal: 'text.ttf', bold: 'text-bold.ttf' },
};

export function readFonts(): [name: string, bytes: Uint8Array][] {
  return Object.entries(fontFiles).map(([name, file]) => [name, read(file)]);
}
