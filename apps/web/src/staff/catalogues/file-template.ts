import { type Definition, listNameOf } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { isUsual } from '@traslado/domain/catalogues/kinds';

/** The head of a catalogue's table for spreadsheets; a star stands behind a column that each row needs. */
export function templateOf(definition: Definition, columns: Readonly<Record<string, string>>): string {
  const heads = fieldsOf(definition)
    .filter(([, field]) => !field.isLocal)
    .map(([name, field]) => `${columns[listNameOf(name, field)] ?? name}${isUsual(name, field) ? '' : ' *'}`);
  const cells = heads.map((head) => (/[",]/.test(head) ? `"${head.replaceAll('"', '""')}"` : head));
  // Excel takes UTF-8 without its mark for Windows' alphabet.
  return `\ufeff${cells.join(',')}\r\n`;
}
