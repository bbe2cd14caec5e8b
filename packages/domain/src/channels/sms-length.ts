/** Signs of GSM 03.38; those of the second table take two places. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '\f^{}\\[~]|€';

const isPlain = (sign: string): boolean => BASIC.includes(sign) || EXTENDED.includes(sign);

/** A text for an SMS, in signs of GSM-7 as far as their letters have one: "sábado" becomes "sabado", "ñ" and "é" stay. */
export const plainSms = (text: string): string =>
  [...text.normalize('NFC').replace(/[\u00a0\u202f]/g, ' ')]
    .map((sign) => (isPlain(sign) ? sign : sign.normalize('NFD').replace(/\p{M}/gu, '')))
    .join('');

/** Places of a text in one part, and in each of several, which carry their number. */
const PLACES = { gsm7: { alone: 160, each: 153 }, ucs2: { alone: 70, each: 67 } } as const;

export type SmsLength = {
  readonly encoding: keyof typeof PLACES;
  readonly places: number;
  readonly parts: number;
  /** First sign that makes the whole text cost more than twice as much; null for none. */
  readonly dearSign: string | null;
};

/** Length of a text as an SMS: one sign outside GSM-7, an accented "í" for instance, and every part holds 70 places instead of 160. */
export function smsLength(text: string): SmsLength {
  const signs = [...text];
  const dearSign = signs.find((sign) => !isPlain(sign)) ?? null;
  const encoding = dearSign === null ? 'gsm7' : 'ucs2';
  const widths = signs.map((sign) => (dearSign === null ? (EXTENDED.includes(sign) ? 2 : 1) : sign.length));
  const { alone, each } = PLACES[encoding];
  const places = widths.reduce((sum, width) => sum + width, 0);
  return { encoding, places, parts: places <= alone ? Math.min(1, places) : partsOf(widths, each), dearSign };
}

/** A sign of two places is never split between two parts. */
function partsOf(widths: readonly number[], each: number): number {
  let parts = 1;
  let used = 0;
  for (const width of widths) {
    if (used + width > each) {
      parts += 1;
      used = 0;
    }
    used += width;
  }
  return parts;
}
