// Letters with a stroke, or two letters in one, which Unicode does not take apart.
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
  // Down before up: capital ẞ has no upper-case pair of its own. NFKD again after casing, which can bring new marks, and after removing what
  // stood between marks, which have an order.
  const cased = name.normalize('NFKD').toLowerCase().toUpperCase().normalize('NFKD');
  const bare = cased.replace(ACCENTS, '').replace(SEPARATORS, '').normalize('NFKD');
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

/** Words that belong to the one after them: `de la Cruz` is one family name. The second set only goes on with one that has begun. */
const PARTICLES: ReadonlySet<string> = new Set(['DE', 'DEL', 'VAN', 'DA', 'SAN']);
const INNER_PARTICLES: ReadonlySet<string> = new Set(['LA', 'LAS', 'LOS', 'DEN', 'DER']);
const BETWEEN_WORDS = /[\s\p{Z}\p{Pd}]+/u;
/** Letters of the shortest first family name that is enough alone. */
const FIRST_NAME_MIN = 3;

/**
 * The first family name of a last name, folded: `MUNOZ` of `Muñoz López`, `DELACRUZ` of `de la Cruz-García`.
 * @returns null where there is no second word, or the first is shorter than three letters
 */
export function firstFamilyName(lastName: string): string | null {
  const words = lastName.split(BETWEEN_WORDS).map(foldName);
  const named = words.filter((word) => word !== '');
  let length = 0;
  while (length < named.length && isParticle(named[length] ?? '', length > 0)) length += 1;
  // Particles alone are no name, and a whole last name has no first part.
  if (length + 1 >= named.length) return null;
  const first = named.slice(0, length + 1).join('');
  return Array.from(first).length < FIRST_NAME_MIN ? null : first;
}

function isParticle(word: string, hasBegun: boolean): boolean {
  return PARTICLES.has(word) || (hasBegun && INNER_PARTICLES.has(word));
}

/**
 * True for a given name that is this last name, whole or the first family name alone. Never a prefix, never the second one.
 * @param typedFolded the given name, by `foldName`
 */
export function isLastNameOf(lastName: string, typedFolded: string): boolean {
  return (
    typedFolded !== '' && (foldName(lastName) === typedFolded || firstFamilyName(lastName) === typedFolded)
  );
}

/**
 * The key by which tries of a name are counted: both spellings of one name give the same. Capitals inside a word begin a new one, because the
 * look-up's path has no spaces: `MuñozLópez`.
 */
export function nameKey(typed: string): string {
  const spaced = typed.normalize('NFC').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  return firstFamilyName(spaced) ?? foldName(typed);
}
