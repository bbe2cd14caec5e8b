/** International form: a plus, then 7 to 15 digits that do not begin with 0. */
export function isE164(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text);
}

/**
 * Takes away what people type between digits and brings Mexico's old mobile forms to today's: `+52 1 998…` and `044 998…`
 * become `+52998…`. The rest (which lengths a country has) is the phone library's to know.
 * @returns digits with a plus in front, or as typed when it is not a number with a country; null for anything but a phone.
 */
export function tidyPhone(text: string, defaultCountryCode?: string): string | null {
  if (text.length > 40 || !/^\s*(?:\+|00)?[\d\s().\-‐‑–/]+$/.test(text)) return null;
  const international = /^\s*(?:\+|00)/.test(text);
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  if (international) return `+${withoutMexicanOne(digits)}`;
  if (defaultCountryCode === undefined) return digits;
  const national = defaultCountryCode === '52' ? digits.replace(/^04[45](?=\d{10}$)/, '') : digits;
  return `+${withoutMexicanOne(defaultCountryCode + national)}`;
}

function withoutMexicanOne(digits: string): string {
  return /^521\d{10}$/.test(digits) ? `52${digits.slice(3)}` : digits;
}
