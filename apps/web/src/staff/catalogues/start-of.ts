import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { readValue } from './row-values.ts';

/** First values of a new row from an address, by the names of fields, as a person would type them. Others are left alone. */
export function startOf(definition: Definition, address: string): Facts {
  const said = new URLSearchParams(address);
  const found = fieldsOf(definition).flatMap(([name, field]) => {
    const typed = said.get(name);
    if (typed === null) return [];
    if (field.kind === 'flag') return [[name, typed === 'true'] as const];
    const { value, code } = readValue(field, typed);
    return code === undefined && value !== null ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}
