import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { PrintForm } from '../../store/ride/day-list-record.ts';
import { insertPrint } from '../../store/ride/day-list-repository.ts';
import { type DayListRead, printedOf } from './read-day-list.ts';

/** Keeps an outgoing list with its reader, and writes it into the audit: without both there is no list. */
export async function keepPrint(
  db: Db,
  { accountId, username }: Pick<StaffCaller, 'accountId' | 'username'>,
  { list, form, now }: { readonly list: DayListRead; readonly form: PrintForm; readonly now: number },
): Promise<void> {
  const { which, airport, property, rides } = list;
  await db.transaction().execute(async (tx) => {
    await insertPrint(tx, which, { form, rides: rides.map(printedOf), accountId, username, now });
    await insertDeed(tx, {
      accountId,
      username,
      action: 'day_list.print',
      subject: `${property?.code ?? airport.iataCode} ${which.day}`,
      detail: {
        form,
        airport: airport.iataCode,
        property: property?.code ?? null,
        direction: which.direction,
        rides: rides.length,
      },
      now,
    });
  });
}
