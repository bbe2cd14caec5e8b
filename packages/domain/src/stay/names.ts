// Letters that are one letter with a stroke or two in one, which Unicode does not take apart.
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Ħ: 'H',
  Ŧ: 'T',
  Æ: 'AE',
  Œ: 'OE',
  Þ: 'TH',
};
/** Accents that sit on a letter, of every script's common blocks; vowels of scripts that write them as marks stay. */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
/** Spaces, hyphens, apostrophes, full stops, and invisible signs that a paste brings along. */
const SEPARATORS = /[\s\p{Z}\p{Pd}\p{Cf}.'’‘‛ʼʹʻ`´′＇]/gu;

/**
 * A last name as it is compared: `Muñoz-López`, `MUNOZ LOPEZ` and the decomposed form give the same text.
 * Folds case (Turkish İ and ı to I, ß to SS), accents, spaces, hyphens, apostrophes and full stops.
 */
export function foldName(name: string): string {
  // Down before up: capital ẞ has no upper-case pair of its own. Twice through NFKD: casing can bring new marks.
  const cased = name.normalize('NFKD').toLowerCase().toUpperCase().normalize('NFKD');
  const bare = cased.replace(ACCENTS, '').replace(SEPARATORS, '');
  return bare.replace(/[ØŁĐÐĦŦÆŒÞ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

/** True when both are the same last name; a name that folds to nothing equals none. */
export function isSameLastName(a: string, b: string): boolean {
  const folded = foldName(a);
  return folded !== '' && folded === foldName(b);
}

/** The last name as it goes into the look-up's path: all spaces removed. */
export function lastNameForPath(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, '');
}
