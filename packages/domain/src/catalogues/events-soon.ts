import type { CivilDate } from '../time/civil.ts';
import { type Definition, type Facts, LABEL_SEPARATOR } from './definition.ts';
import { fieldsOf } from './facts.ts';

/** A day on which something of a row begins, or its last day. */
export type RowEvent = { readonly event: 'begins' | 'ends'; readonly on: CivilDate };

/** The fields of a catalogue that are days. */
export const dateFieldsOf = (definition: Definition) =>
  fieldsOf(definition).flatMap(([name, field]) =>
    field.kind === 'date'
      ? [{ name, field, event: field.isLast ? ('ends' as const) : ('begins' as const) }]
      : [],
  );

/** Beginnings and ends of a row from one day to another, both included, in the order of its fields. An ended row has none. */
export function eventsBetween(
  definition: Definition,
  facts: Facts,
  { from, to }: { readonly from: CivilDate; readonly to: CivilDate },
): RowEvent[] {
  if (facts.active === false) return [];
  return dateFieldsOf(definition).flatMap(({ name, event }) => {
    const on = facts[name];
    return typeof on === 'string' && from <= on && on <= to ? [{ event, on }] : [];
  });
}

/**
 * Labels of the rows that a row's key names; '' without any. Beside the title they distinguish rows of one name.
 * @param labels labels of the rows that fields name
 */
export function ownersOf(
  definition: Definition,
  facts: Facts,
  labels: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string {
  const { key, title, titleAfter, fields } = definition;
  return key
    .filter((name) => name !== title && name !== titleAfter && fields[name]?.kind === 'reference')
    .flatMap((name) => labels[name]?.[String(facts[name])] ?? [])
    .join(LABEL_SEPARATOR);
}
