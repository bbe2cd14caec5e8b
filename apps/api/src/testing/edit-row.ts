import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { pickFacts } from '@traslado/domain/catalogues/facts';
import type { Staff } from './staff.ts';

type Change = { readonly id: number; readonly change: Facts };

/** Changes some fields of a row as staff do; everything else stays as it is. */
export async function editRow(staff: Staff, definition: Definition, { id, change }: Change) {
  const url = `/v1/staff/${definition.name}/${id}`;
  const row = (await staff.ask('GET', url)).json()[definition.one];
  return staff.ask('PUT', url, { payload: { ...pickFacts(definition, row), ...change } });
}

/** The same with a required success. */
export async function mustEditRow(staff: Staff, definition: Definition, asked: Change): Promise<void> {
  const answer = await editRow(staff, definition, asked);
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
