import { bulkFieldsOf } from '@traslado/domain/catalogues/bulk';
import type { Definition, Facts, Field, Value } from '@traslado/domain/catalogues/definition';
import { checkValue, initialValue, tidyValue, toWire } from '@traslado/domain/catalogues/kinds';
import type { Issue } from '@traslado/domain/forms/issue';
import { type RowValues, readValue } from './row-values.ts';

/** The typed value of each field that can be set, that of `start` or none; a flag as one of two words, because nothing is chosen at first. */
export const bulkValuesOf = (definition: Definition, start: Facts = {}): RowValues =>
  Object.fromEntries(
    bulkFieldsOf(definition).map(([name, field]) => {
      const value = start[name] ?? (field.kind === 'flag' ? null : initialValue(field));
      return [name, typeof value === 'string' || typeof value === 'number' ? String(value) : ''];
    }),
  );

function read(field: Field, typed: RowValues[string] = ''): { value: Value; code?: string } {
  if (field.kind === 'flag') return { value: typed === 'yes' ? true : typed === 'no' ? false : null };
  const found = readValue(field, typed);
  return { ...found, value: tidyValue(field, found.value) };
}

const chosenOf = (definition: Definition, chosen: readonly string[]) =>
  bulkFieldsOf(definition).filter(([name]) => chosen.includes(name));

/** Issues of the chosen fields, each by itself. */
export const checkBulk = (definition: Definition, chosen: readonly string[], values: RowValues): Issue[] =>
  chosenOf(definition, chosen).flatMap(([name, field]): Issue[] => {
    const { value, code } = read(field, values[name]);
    return code === undefined ? checkValue(name, field, value) : [{ field: name, code }];
  });

/** The values to set, as the wire has them. */
export const setOf = (definition: Definition, chosen: readonly string[], values: RowValues): Facts =>
  Object.fromEntries(
    chosenOf(definition, chosen).map(([name, field]) => [
      name,
      toWire(field, read(field, values[name]).value),
    ]),
  );
