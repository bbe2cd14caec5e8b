import { checkGateway, type Discrepancy } from '../store/payment/books-repository.ts';
import { checkMoney } from '../store/payment/check-money.ts';
import type { TestApp } from './open-test-app.ts';
import { countRows } from './sales.ts';

/** A test's comparison before and after: the money, and the numbers of rows. */
export type Books = {
  /** Inconsistencies since the books were opened: the demo's own bookings have no letters and no charges. */
  readonly discrepancies: () => Promise<Discrepancy[]>;
  /** New rows of each table since the last time, without unchanged tables. */
  readonly newRows: () => Promise<Record<string, number>>;
};

export async function openBooks(test: TestApp): Promise<Books> {
  const read = async () => [
    ...(await checkMoney(test.db, test.now())),
    ...(await checkGateway(test.db, test.payments.port, { from: 0 })),
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
