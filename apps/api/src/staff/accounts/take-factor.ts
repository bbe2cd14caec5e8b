import type { Tx } from '../../db/client.ts';
import { deleteFactor } from '../../store/account/second-factor-repository.ts';

/** Takes the second factor from an account. False where there was none. */
export const takeFactor = (tx: Tx, accountId: number): Promise<boolean> => deleteFactor(tx, accountId);
