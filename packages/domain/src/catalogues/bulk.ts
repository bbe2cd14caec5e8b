import type { Definition, Field } from './definition.ts';
import { fieldsOf } from './facts.ts';

/** Most rows that are changed at once. */
export const MOST_AT_ONCE = 10_000;

/** Kinds of fields that several rows can share. Texts and lists are a row's own, but for those that a catalogue names. */
const SHARED: ReadonlySet<Field['kind']> = new Set([
  'flag',
  'choice',
  'whole',
  'decimal',
  'money',
  'date',
  'time',
  'reference',
]);

/** The fields that can be set for many rows at once: none that identifies a row, here or elsewhere, and none that has to be unique. */
export function bulkFieldsOf(definition: Definition): (readonly [string, Field])[] {
  const { title, takenAt, key, sharedTexts = [] } = definition;
  const own = [title, takenAt, ...key];
  return fieldsOf(definition).filter(
    ([name, { kind }]) => (SHARED.has(kind) || sharedTexts.includes(name)) && !own.includes(name),
  );
}
