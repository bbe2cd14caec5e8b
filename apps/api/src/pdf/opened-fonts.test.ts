import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { openFont } from './opened-fonts.ts';

const require = createRequire(import.meta.url);
const file = readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

it('a font is opened once, and is there wherever pdfkit opens its file', () => {
  const fontkitOfPdfkit = createRequire(createRequire(require.resolve('pdfmake')).resolve('pdfkit'))(
    'fontkit',
  );
  const { bytes, font } = openFont('wide', file);
  expect(fontkitOfPdfkit.create(bytes)).toBe(font);
  expect(fontkitOfPdfkit.create(bytes)).toBe(font);
  expect(fontkitOfPdfkit.create(file) === font).toBe(false);
  expect(() => fontkitOfPdfkit.create(Buffer.from('opened font of nobody'))).toThrow('Unknown font format');
});
