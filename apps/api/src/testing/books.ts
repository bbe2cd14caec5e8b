import { checkGateway, checkMoney, type Discrepancy } from '../store/payment/books-repository.ts';
import type { TestApp } from './open-test-app.ts';
import { countRows } from './sales.ts';

/** What a test looks at before and after: the money, and how many rows there are. */
export type Books = {
  /** What disagrees now and did not when the books were opened: the demo's own bookings have no letters and no charges. */
  readonly discrepancies: () => Promise<Discrepancy[]>;
  /** How many rows each table has more since the last time, without those that have as many as before. */
  readonly newRows: () => Promise<Record<string, number>>;
};

export async function openBooks(test: TestApp): Promise<Books> {
  const read = async () => [
    ...(await checkMoney(test.db, test.now())),
    ...(await checkGateway(test.db, test.payments.port, 0)),
  ];
  const known = new Set((await read()).map((one) => JSON.stringify(one)));
  let rows = await countRows(test);
  return {
    discrepancies: async () => (await read()).filter((one) => !known.has(JSON.stringify(one))),
    async newRows() {
      const before = rows;
      rows = await countRows(test);
      return Object.fromEntries(
        Object.entries(rows)
          .map(([table, count]) => [table, count - (before[table] ?? 0)] as const)
          .filter(([, more]) => more !== 0),
      );
    },
  };
}
