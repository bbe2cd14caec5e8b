import { insertDeed } from '../../db/audit.ts';
import type { Handle } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';

type Export = {
  /** As actions call its rows: `rate`; `catalogues` for all of them. */
  readonly of: string;
  readonly format: 'csv' | 'json';
  /** What the list was asked for. */
  readonly question: object;
  readonly rows: number;
  readonly now: number;
};

/** Writes down that somebody took rows away as a file, before they get it: without the entry there is no file. */
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
