import { ANSWERS } from '@traslado/domain/catalogues/asks-once';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { pickFacts } from '@traslado/domain/catalogues/facts';
import type { LightMyRequestResponse } from 'fastify';
import type { Staff } from './staff.ts';

/** Rows of tests stand beside rows of any price, and anywhere. */
export const confirmedFor = ({ asksOnce }: Definition) => asksOnce && { [ANSWERS[asksOnce]]: true };

/** Changes a row of a catalogue by the staff's calls: unnamed fields stay as they are. */
export async function changeRow(
  keeper: Staff,
  definition: Definition,
  id: number,
  change: Facts,
): Promise<LightMyRequestResponse> {
  const url = `/v1/staff/${definition.name}/${id}`;
  const row = (await keeper.ask('GET', url)).json()[definition.one];
  return keeper.ask('PUT', url, {
    payload: { ...pickFacts(definition, row), ...change, ...confirmedFor(definition) },
  });
}

/** Adds a row like the example. */
export function addRow(keeper: Staff, definition: Definition, more: Facts): Promise<LightMyRequestResponse> {
  const payload = { ...definition.example, ...more, ...confirmedFor(definition) };
  return keeper.ask('POST', `/v1/staff/${definition.name}`, { payload });
}
