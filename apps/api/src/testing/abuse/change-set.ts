import type { CallName } from '@traslado/contract/routes';
import { providers } from '@traslado/domain/catalogues/providers';
import type { TestApp } from '../open-test-app.ts';
import type { Officer, Own } from './person.ts';
import type { Things } from './things.ts';

const decided: readonly CallName[] = ['approveChangeSet', 'publishChangeSet', 'scheduleChangeSet'];

/** A set that adds a provider, in the state in which a call does something with it. */
async function makeChangeSet(
  test: TestApp,
  { call, id: accountId, username }: Officer,
): Promise<Own['rows']> {
  const at = new Date(test.now());
  const { id } = await test.db
    .insertInto('change_set')
    .values({
      name: 'Of the test',
      status: call && decided.includes(call) ? 'ready' : 'draft',
      created_at: at,
      created_by: username,
      created_by_id: accountId,
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

export const changeSetThings: Things = {
  'change-sets/{id}': {
    names: { id: '@change set', row: '@change set row' },
    make: makeChangeSet,
    elsewhere: '2xx',
  },
};
