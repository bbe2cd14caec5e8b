import { PERMISSIONS } from '@traslado/domain/access/permissions';
import type { Facts } from '@traslado/domain/catalogues/definition';
import { wireOf } from '@traslado/domain/catalogues/facts';
import { rates } from '@traslado/domain/catalogues/rates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb, createPool, type Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { rowsAtOnce } from '../../in-pieces.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database/test-databases.ts';
import { testNow as now } from '../../testing/test-now.ts';
import { changeRows } from './change-rows.ts';
import { importRows } from './import-rows.ts';
import type { Step } from './present-steps.ts';
import { fileRowOf, readFileCodes } from './read-file-codes.ts';
import { undoBatch } from './undo-batch.ts';

/** Without the app, which reads the catalogue again after each change. */
let database: TestDatabase;
let db: Db;
/** A person of all properties, and a person of the named service's property. */
let people: { readonly ofAll: StaffCaller; readonly ofOne: StaffCaller };
let fileRow: Facts;
beforeAll(async () => {
  database = await cloneDatabase('with_demo');
  db = createDb(createPool({ url: database.url }));
  const { id: accountId } = await db
    .selectFrom('staff_account')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id, property_id } = await db
    .selectFrom('service')
    .select(['id', 'property_id'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const staff = {
    kind: 'staff',
    accountId,
    username: 'ana',
    permissions: PERMISSIONS,
    limitMinor: 0,
  } as const;
  people = { ofAll: { ...staff, scope: null }, ofOne: { ...staff, scope: [property_id] } };
  const facts = { ...rates.example, service_id: id };
  fileRow = fileRowOf(rates, wireOf(rates, facts), await readFileCodes(db, rates, null));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

type Done = { readonly batch: number | null; readonly steps: readonly Step[] };

/** The statements of a batch of this size: added by a file, changed by it, changed as a selection, and each of them undone. */
async function statementsOf(staff: StaffCaller, many: number): Promise<number[]> {
  const counts: number[] = [];
  const done = async (work: () => Promise<Done>): Promise<Done> => {
    let answer: Done = { batch: null, steps: [] };
    counts.push(
      await countStatements(async () => {
        answer = await work();
      }),
    );
    expect(answer.batch).not.toBeNull();
    expect(answer.steps.filter(({ refusal }) => refusal)).toEqual([]);
    expect(answer.steps).toHaveLength(many);
    return answer;
  };
  const file = (minor_price: number) => ({
    catalogue: 'rates',
    rows: Array.from({ length: many }, (_, index) => ({
      ...fileRow,
      description: `Of ${many} for ${staff.scope ? 'one' : 'all'}, ${index}`,
      minor_price,
    })),
  });
  const rule = {
    answers: {},
    apply: true,
    whenRefused: 'stop',
    now,
    confirmed: { price_confirmed: true },
  } as const;
  const send = (price: number) => done(() => importRows(db, rates, staff, { ...rule, body: file(price) }));
  const undo = ({ batch }: Done) =>
    done(() => undoBatch(db, rates, staff, { id: batch ?? 0, now, confirmed: { price_confirmed: true } }));
  const added = await send(10);
  await undo(await send(11));
  const ids = (
    await db.selectFrom('rate').select(['id', 'version']).orderBy('id', 'desc').limit(many).execute()
  ).map(({ id, version }) => ({ id, version }));
  const body = { rows: ids, set: { minor_price: 12 } };
  await undo(await done(() => changeRows(db, rates, staff, { ...rule, body })));
  // Restored rows are removed like added ones.
  const gone = await undo(added);
  await undo(gone);
  return counts;
}

describe('statements of a change of many rows', () => {
  it.each(['ofAll', 'ofOne'] as const)('are as many for a full set of rows as for ten, %s', async (who) => {
    const few = await statementsOf(people[who], 10);
    expect(await statementsOf(people[who], rowsAtOnce)).toEqual(few);
    // Two of them are the question about prices.
    expect(Math.max(...few)).toBeLessThan(22);
  });
});
