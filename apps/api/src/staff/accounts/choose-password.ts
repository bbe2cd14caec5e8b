import type { Tx } from '../../db/client.ts';
import { updatePassword } from '../../store/account/repository.ts';

/** Gives an account the password that its person chose. It is open from then on, and its sessions end. */
export const choosePassword = (
  tx: Tx,
  choice: { readonly accountId: number; readonly passwordHash: string; readonly now: number },
): Promise<void> => updatePassword(tx, choice);
