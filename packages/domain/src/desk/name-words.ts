import { foldName } from '../stay/names.ts';

const BETWEEN_WORDS = /[\s\p{Z}\p{Pd}_,;/|]+/u;
/** Characters that a search leaves out of a folded word: all but letters and digits of any script. */
const OTHER_SIGNS = /[^\p{L}\p{N}\p{M}]/gu;

/**
 * A name in searchable form: its words, folded as look-ups fold them. `Muñoz-López` is MUNOZ and LOPEZ. The database does the same in `name_vector`.
 */
export function nameWords(name: string): string[] {
  return name
    .split(BETWEEN_WORDS)
    .map((word) => foldName(word).replace(OTHER_SIGNS, ''))
    .filter((word) => word !== '');
}
