import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { pickFacts } from '@traslado/domain/catalogues/facts';
import type { LightMyRequestResponse } from 'fastify';
import type { Staff } from './staff.ts';

/** Changes a row of a catalogue by the staff's calls: unnamed fields stay as they are. */
export async function changeRow(
  keeper: Staff,
  definition: Definition,
  id: number,
  change: Facts,
): Promise<LightMyRequestResponse> {
  const url = `/v1/staff/${definition.name}/${id}`;
  const row = (await keeper.ask('GET', url)).json()[definition.one];
  return keeper.ask('PUT', url, { payload: { ...pickFacts(definition, row), ...change } });
}

/** Adds a row like the example. */
export function addRow(keeper: Staff, definition: Definition, more: Facts): Promise<LightMyRequestResponse> {
  // Rows of tests stand beside rows of any price.
  const confirmed = definition.asksOnce && { price_confirmed: true };
  const payload = { ...definition.example, ...more, ...confirmed };
  return keeper.ask('POST', `/v1/staff/${definition.name}`, { payload });
}
