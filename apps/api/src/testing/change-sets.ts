import type { LightMyRequestResponse } from 'fastify';
import type { Staff } from './staff.ts';

/** Change sets as staff make them, for tests. */

const url = '/v1/staff/change-sets';

const must = (answer: LightMyRequestResponse) => {
  if (answer.statusCode >= 400) throw new Error(answer.body);
  return answer.json();
};

/** Keeps a change in a set, by default a new one, and returns its number. */
export async function keepIn(staff: Staff, source: object, more: object = {}): Promise<number> {
  const payload = { change_set: null, name: 'Of the test', source, ...more };
  return must(await staff.ask('POST', `${url}/keep`, { payload })).id;
}

export const readSetAs = async (staff: Staff, id: number) => must(await staff.ask('GET', `${url}/${id}`));

export const actOn = (staff: Staff, id: number, what: string, payload?: object) =>
  staff.ask('POST', `${url}/${id}/${what}`, payload ? { payload } : {});

/** A ready set of one change. */
export async function makeReady(staff: Staff, source: object): Promise<number> {
  const id = await keepIn(staff, source);
  must(await actOn(staff, id, 'move', { to: 'ready' }));
  return id;
}

/** A change of one row, on its present version. */
export async function changeOf(
  staff: Staff,
  { name, one }: { readonly name: string; readonly one: string },
  id: number,
  change: object,
) {
  const row = must(await staff.ask('GET', `/v1/staff/${name}/${id}`))[one];
  const { id: _, version, created_at, updated_at, updated_by, updated_by_name, ...facts } = row;
  return { kind: 'row', catalogue: name, id, version, values: { ...facts, ...change } };
}
