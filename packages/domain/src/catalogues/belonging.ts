import type { Definition, FieldOf } from './definition.ts';
import { fieldsOf } from './facts.ts';

/** A way from a row to properties. A row belongs to those of all its ways; one that comes to none is of the whole group. */
export type Way =
  /** It is a property. */
  | { readonly kind: 'itself' }
  /** A field names a property, or a row that belongs to some. */
  | { readonly kind: 'field'; readonly name: string; readonly field: FieldOf<'reference'> }
  /** Rows of another table name it. */
  | { readonly kind: 'users'; readonly table: string };

/** The ways from a catalogue's rows to properties; none for a catalogue of the whole group. */
export function waysOf(definition: Definition): Way[] {
  const { belongs } = definition;
  if (belongs === 'itself') return [{ kind: 'itself' }];
  if (belongs && 'usedBy' in belongs) return [{ kind: 'users', table: belongs.usedBy }];
  return fieldsOf(definition).flatMap(([name, field]): Way[] => {
    if (field.kind !== 'reference') return [];
    const leads = belongs ? belongs.through.includes(name) : field.to === 'property';
    return leads ? [{ kind: 'field', name, field }] : [];
  });
}
