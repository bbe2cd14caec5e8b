// Letters with a stroke, or two letters in one, which Unicode does not take apart.
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  Ø: 'Oe',
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
/** Spaces, hyphens, apostrophes, commas, full stops, and invisible signs that a paste brings along. */
const SEPARATORS = /[\s\p{Z}\p{Pd}\p{Cf}.,'’‘‛ʼʹʻ`´′＇]/gu;

/**
 * Every spelling of a name in one text: capitals, and in small letters what may be left out. `Müller` is MUeLLER, written MULLER or MUELLER.
 * Folds case (Turkish İ and ı to I, ß to SS), accents, spaces, hyphens, apostrophes, commas and full stops.
 */
function spellingsOf(name: string): string {
  // Down before up: capital ẞ has no upper-case pair of its own. NFKD again after casing, which can bring new marks, and after removing what
  // stood between marks, which have an order.
  const cased = name.normalize('NFKD').toLowerCase().toUpperCase().normalize('NFKD');
  const spelled = cased.replace(/([AOU])\u0308/g, '$1e').replace(/A\u030a/g, 'Aa');
  const bare = spelled.replace(ACCENTS, '').replace(SEPARATORS, '').normalize('NFKD');
  return bare.replace(/[ØŁĐÐĦŦÆŒÞ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

/** A last name in its shortest spelling: `Muñoz-López`, `MUNOZ LOPEZ` and the decomposed form give the same text. */
export function foldName(name: string): string {
  return spellingsOf(name).replace(/[ae]/g, '');
}

/** True for two names, by `spellingsOf`, with a spelling in common. Follows one of them through every place of the other. */
function shareSpelling(one: string, other: string): boolean {
  const isOptional = (letter = ''): boolean => letter === 'a' || letter === 'e';
  /** Places behind what may be left out belong to them; a set is walked to the places that are added meanwhile. */
  const withSkipped = (places: Set<number>): Set<number> => {
    for (const at of places) if (isOptional(other[at])) places.add(at + 1);
    return places;
  };
  let places = withSkipped(new Set([0]));
  for (const letter of one.split('')) {
    const next = new Set(isOptional(letter) ? places : []);
    for (const at of places) if (other[at]?.toUpperCase() === letter.toUpperCase()) next.add(at + 1);
    places = withSkipped(next);
  }
  return one !== '' && places.has(other.length);
}

/** Words behind a name that are not part of it. */
const SUFFIXES: ReadonlySet<string> = new Set(['JR', 'SR', 'II', 'III', 'IV']);
const BETWEEN_WORDS = /[\s\p{Z}\p{Pd},]+/u;
/** A suffix in the look-up's path, which has no spaces: `SmithJr`. */
const JOINED_SUFFIX = /(\p{Ll})(?=(?:[JS]r|I[Ii]{1,2}|I[Vv])\.?$)/u;

/** The words of a last name by `spellingsOf`, without a suffix behind them. */
function wordsOf(lastName: string): string[] {
  const words = lastName
    .split(BETWEEN_WORDS)
    .map(spellingsOf)
    .filter((word) => word !== '');
  return words.length > 1 && SUFFIXES.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
}

/** True when both are the same last name; a name without letters equals none. */
export function isSameLastName(a: string, b: string): boolean {
  return shareSpelling(wordsOf(a).join(''), wordsOf(b).join(''));
}

/** The last name as it goes into the look-up's path: all spaces removed. */
export function lastNameForPath(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, '');
}

/** Words that belong to the one after them, of any language: `de la Cruz` is one family name, and no beginning of it is one. */
const PARTICLES: ReadonlySet<string> = new Set(
  (
    'A AB ABD ABDEL ABDUL ABU AF AIT AL AN AP AUF AV BAR BAT BEN BIN BINT BINTI D DA DAL DALLA DALLE DALLO DAS DE DEGLI DEI DEL DELA DELAS DELL ' +
    'DELLA DELLE DELLO DELOS DELS DEM DEN DER DES DI DO DOS DU E EL FITZ HET I IBN IN L LA LAS LE LES LO LOS MAC MC NI NIC O OF OP OULD S SAINT ' +
    'SAINTE SAN SANT SANTA SANTO SAO ST STE T TE TEN TER THE TILL TO TOT UI UIT UM UMM UND VAN VANDE VANDEN VANDER VER VOM VON VOOR Y Z ' +
    'ZU ZUM ZUR'
  ).split(' '),
);
/** Letters of the shortest first family name that is enough alone. */
const FIRST_NAME_MIN = 3;

/** A name in one spelling, for the counter of tries: AE and AA are A, OE is O, UE is U. */
const withoutPairs = (name: string): string =>
  name
    .toUpperCase()
    .replace(/A[AE]+/g, 'A')
    .replace(/([OU])E+/g, '$1');

/** Letters by which tries of a name are counted. */
const KEY_LENGTH = 2;

/** The first word that is no particle, with those before it; null where that is the whole name, or its word is too short to be told alone. */
function firstOf(words: readonly string[]): string | null {
  const at = words.findIndex((word) => !PARTICLES.has(word));
  if (at < 0 || at + 1 === words.length) return null;
  const word = words[at] ?? '';
  const first = words.slice(0, at + 1).join('');
  const isShort = Array.from(word.replace(/[ae]/g, '')).length < FIRST_NAME_MIN;
  return isShort || Array.from(withoutPairs(first)).length < KEY_LENGTH ? null : first;
}

/**
 * True for a typed name that is this last name, whole or the first family name alone (`Muñoz` of `Muñoz López`, `dos Santos` of
 * `dos Santos-Silva`). Never a prefix, never the second one, never a particle by itself.
 */
export function isLastNameOf(lastName: string, typed: string): boolean {
  const words = wordsOf(lastName);
  const names = [spellingsOf(lastName), words.join(''), firstOf(words) ?? ''];
  return [typed, typed.replace(JOINED_SUFFIX, '$1 ')].some((reading) => {
    const given = wordsOf(reading).join('');
    return names.some((name) => shareSpelling(name, given));
  });
}

/**
 * The key by which tries of a name are counted: its first letters. Whatever is taken for a name begins alike, in any case, with or without its
 * spaces, whole or the first family name alone; other names that begin alike share the count.
 */
export function nameKey(typed: string): string {
  const name = wordsOf(typed.replace(JOINED_SUFFIX, '$1 ')).join('');
  return Array.from(withoutPairs(name)).slice(0, KEY_LENGTH).join('');
}
