import type { Definition } from '@traslado/domain/catalogues/definition';
import type { Tx } from '../../db/client.ts';
import { listNextNumbers } from '../../store/catalogue/numbers-repository.ts';

/** Numbers for rows that are to be added, in their order. Nobody else gets them, whether they are used or not. */
export const reserveNumbers = (tx: Tx, { table }: Definition, count: number): Promise<number[]> =>
  count === 0 ? Promise.resolve([]) : listNextNumbers(tx, table, count);
