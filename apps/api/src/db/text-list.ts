import pg from 'pg';

export const textArray: number = 1009;
const asUsual = pg.types.getTypeParser(textArray) as (text: string) => (string | null)[];

/** A quoted entry, in which a backslash keeps the next sign, or a bare one. */
const entry = /"((?:[^"\\]|\\.)*)"|[^",]+/gs;

const bare = (text: string): string | null => (text === 'NULL' ? null : text);

/**
 * A `text[]` of one dimension as a list. The driver's own parser goes sign by sign, which took a quarter of each reading of the catalogue.
 */
export function readTextList(text: string): (string | null)[] {
  if (text === '{}') return [];
  // More dimensions, or bounds of its own.
  if (!text.startsWith('{') || text.startsWith('{{')) return asUsual(text);
  const entries = text.slice(1, -1);
  if (!entries.includes('"')) return entries.split(',').map(bare);
  return Array.from(entries.matchAll(entry), ([whole, quoted]) =>
    quoted === undefined ? bare(whole) : quoted.replace(/\\(.)/gs, '$1'),
  );
}
