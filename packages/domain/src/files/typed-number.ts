import type { Readings } from './ways.ts';

/** The sale's currency around an amount. Another one is no number here. */
const CURRENCY = /^(-?)\s*(?:USD|US\$|\$)\s*|\s*USD$/gi;

/** Spaces of every width, and the apostrophe, between groups of three digits. */
const THIN = /(?<=\d)[\s\u00a0\u2009\u202f'’](?=\d{3}(?!\d))/g;

const WITH: Readonly<Record<'.' | ',', RegExp>> = {
  '.': /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/,
  ',': /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/,
};

function numberWith(mark: '.' | ',', text: string): number | null {
  if (!WITH[mark].test(text)) return null;
  const plain = text.replaceAll(mark === '.' ? ',' : '.', '').replace(mark, '.');
  return Number(plain);
}

/** A typed number, with a decimal point and with a decimal comma: `1.180` is 1.18 or 1,180. `1,234.50` and `24.00` can be read in one way only. */
export function numberReadings(text: string): Readings<'decimals'> {
  const plain = text.trim().replace(CURRENCY, '$1').replace(THIN, '');
  return { point: numberWith('.', plain), comma: numberWith(',', plain) };
}
