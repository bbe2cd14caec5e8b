import type { Definition } from '@traslado/domain/catalogues/definition';
import type { Tx } from '../../db/client.ts';
import { listNextNumbers } from '../../store/catalogue/numbers-repository.ts';

/** Reserves numbers for new rows, in their order. They are never given twice, used or not. */
export const reserveNumbers = (tx: Tx, { table }: Definition, count: number): Promise<number[]> =>
  count === 0 ? Promise.resolve([]) : listNextNumbers(tx, table, count);
