import type { Definition, Field } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';

/** Time and person of a row's last change: a column that every list offers. */
export const UPDATED = 'updated';

const isLong = (field: Field): boolean =>
  field.kind === 'lines' || (field.kind === 'text' && field.isLong === true);

/** Every column that a list can show, the usual ones in their order, then the others in the definition's. Long texts have no room. */
export function allColumnsOf(definition: Definition): string[] {
  const others = fieldsOf(definition).flatMap(([name, field]) =>
    definition.columns.includes(name) || isLong(field) ? [] : [name],
  );
  return [...definition.columns, ...others, UPDATED];
}

/** The columns that a text names, in the definition's order, the title always among them. Unknown ones are left out. */
export function readColumns(definition: Definition, text: string): string[] {
  const named = text.split('.');
  const known = allColumnsOf(definition).filter((name) => named.includes(name));
  if (known.length === 0) return [...definition.columns];
  const [title] = definition.columns;
  return known.includes(title) ? known : [title, ...known];
}

/** The same columns as a text; '' for the usual ones. */
export function columnsText(definition: Definition, shown: readonly string[]): string {
  const text = shown.join('.');
  return text === definition.columns.join('.') ? '' : text;
}
