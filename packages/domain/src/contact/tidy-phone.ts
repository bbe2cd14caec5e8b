const EXTENSION = /[\s,;]*(?:ext(?:ensi[oó]n|\.)?|x|#)[\s.:=#]*\d{1,6}\s*$/i;

export const hasExtension = (text: string): boolean => EXTENSION.test(text);

/**
 * Removes the signs between digits and brings Mexico's old mobile forms to today's: `+52 1 998…`, `044 998…` and `01 998…` become `+52998…`. `+44
 * (0)20…` loses the zero that is only dialled within the country; Italy keeps it. Twelve digits from 52 on are Mexican without their plus. An
 * extension is left out: a driver's phone cannot dial it.
 * @returns digits with a plus in front, or as typed when it is not a number with a country; null for anything but a phone.
 */
export function tidyPhone(typed: string, defaultCountryCode?: string): string | null {
  if (typed.length > 60) return null;
  const text = typed.replace(EXTENSION, '');
  if (text.length > 40 || !/^\s*(?:\+|00)?[\d\s().\-‐‑–/]+$/.test(text)) return null;
  const international = /^\s*(?:\+|00)/.test(text);
  const isItalian = /^\s*(?:\+|00)\s*39/.test(text);
  const dialled = international && !isItalian ? text.replace(/\(0\)/, '') : text;
  const digits = dialled.replace(/\D/g, '').replace(/^00/, '');
  if (international) return `+${withoutMexicanOne(digits)}`;
  if (/^521?\d{10}$/.test(digits)) return `+${withoutMexicanOne(digits)}`;
  if (defaultCountryCode === undefined) return digits;
  const national = defaultCountryCode === '52' ? digits.replace(/^0(?:1|4[45])(?=\d{10}$)/, '') : digits;
  return `+${withoutMexicanOne(defaultCountryCode + national)}`;
}

function withoutMexicanOne(digits: string): string {
  return /^521\d{10}$/.test(digits) ? `52${digits.slice(3)}` : digits;
}
