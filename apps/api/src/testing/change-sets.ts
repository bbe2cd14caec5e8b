import type { LightMyRequestResponse } from 'fastify';
import type { Staff } from './staff.ts';

/** Sets of changes as staff make them, for tests. */

const url = '/v1/staff/change-sets';

const must = (answer: LightMyRequestResponse) => {
  if (answer.statusCode >= 400) throw new Error(answer.body);
  return answer.json();
};

/** Keeps something in a set, a new one unless it is said in which, and answers its number. */
export async function keepIn(staff: Staff, source: object, more: object = {}): Promise<number> {
  const payload = { change_set: null, name: 'Of the test', source, ...more };
  return must(await staff.ask('POST', `${url}/keep`, { payload })).id;
}

export const readSetAs = async (staff: Staff, id: number) => must(await staff.ask('GET', `${url}/${id}`));

export const actOn = (staff: Staff, id: number, what: string, payload?: object) =>
  staff.ask('POST', `${url}/${id}/${what}`, payload ? { payload } : {});

/** A set of one change that is ready. */
export async function makeReady(staff: Staff, source: object): Promise<number> {
  const id = await keepIn(staff, source);
  must(await actOn(staff, id, 'move', { to: 'ready' }));
  return id;
}

/** A change of one row, on the version that there is. */
export async function changeOf(
  staff: Staff,
  { name, one }: { readonly name: string; readonly one: string },
  id: number,
  change: object,
) {
  const row = must(await staff.ask('GET', `/v1/staff/${name}/${id}`))[one];
  const { id: _, version, created_at, updated_at, updated_by, ...facts } = row;
  return { kind: 'row', catalogue: name, id, version, values: { ...facts, ...change } };
}
