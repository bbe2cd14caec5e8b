export const FOLIO_MAX = 30;

/** Dashes of every length; people write a full stop or a slash for one. */
const DASHES = /[‐‑‒–—―−﹣－./]/g;
// Latin letters and digits only: a Cyrillic А looks like A and is another stay, or an attack.
// Without the u flag, i does not let ß or ı stand for one.
const FOLIO = /^[A-Z0-9]+(?:-+[A-Z0-9]+)*$/i;

/**
 * Stored and comparable form of a confirmation number: trimmed, capitals, without spaces, one kind of dash, as in `BP100001-1`. A number
 * sign before it and a full stop behind it come with pasted text.
 * @returns null for any other text: letters that only look Latin, invisible signs, too long.
 */
export function normaliseFolio(typed: string): string | null {
  if (typed.length > FOLIO_MAX * 2) return null;
  const plain = typed.replace(/^\s*#|\.\s*$|\s/g, '').replace(DASHES, '-');
  if (plain.length > FOLIO_MAX || !FOLIO.test(plain)) return null;
  return plain.toUpperCase().replace(/-+/g, '-');
}

/** Comparable form of folios, where dashes may be missing: `BP1000011` for `BP100001-1`. */
export function folioKey(typed: string): string | null {
  return normaliseFolio(typed)?.replaceAll('-', '') ?? null;
}

/** The resort that a number names by its first letters, among these; the longest where several fit. Null while no digit follows them. */
export function codeOfFolio(typed: string, codes: readonly string[]): string | null {
  const folio = normaliseFolio(typed) ?? '';
  const [longest] = codes
    .filter((code) => code !== '' && folio.startsWith(code) && /^-?\d/.test(folio.slice(code.length)))
    .sort((a, b) => b.length - a.length);
  return longest ?? null;
}

export function isFolio(typed: string): boolean {
  return normaliseFolio(typed) !== null;
}
