import type { CallName } from '@traslado/contract/routes';
import { providers } from '@traslado/domain/catalogues/providers';
import type { TestApp } from '../open-test-app.ts';

const decided: readonly CallName[] = ['approveChangeSet', 'publishChangeSet', 'scheduleChangeSet'];

/** A set that adds a provider, in the state that a call needs. */
export async function makeChangeSet(
  test: TestApp,
  name: CallName,
  staff: { readonly id: number; readonly username: string },
): Promise<Record<string, number>> {
  const { username } = staff;
  const at = new Date(test.now());
  const { id } = await test.db
    .insertInto('change_set')
    .values({
      name: 'Of the test',
      status: decided.includes(name) ? 'ready' : 'draft',
      created_at: at,
      created_by: username,
      created_by_id: staff.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await test.db
    .insertInto('change_set_row')
    .values({
      set_id: id,
      catalogue: providers.name,
      // Above every number of a provider.
      row_id: 2_000_000_000 + id,
      after: JSON.stringify({ ...providers.example, trade_name: `Of set ${id}` }),
      username,
      kept_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { 'change set': id, 'change set row': row.id };
}
