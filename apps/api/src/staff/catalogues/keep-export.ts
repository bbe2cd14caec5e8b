import { insertDeed } from '../../db/audit.ts';
import type { Handle } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';

type Export = {
  /** The noun of its rows in actions: `rate`; `catalogues` for all of them. */
  readonly of: string;
  readonly format: 'csv' | 'json';
  /** The list's question. */
  readonly question: object;
  readonly rows: number;
  readonly now: number;
};

/** Notes an export of rows before its reader gets it: without the entry there is no file. */
export const keepExport = (
  handle: Handle,
  { accountId, username }: Pick<StaffCaller, 'accountId' | 'username'>,
  { of, format, question, rows, now }: Export,
): Promise<void> =>
  insertDeed(handle, {
    accountId,
    username,
    action: `${of}.export`,
    subject: '',
    detail: { format, question, rows },
    now,
  });
