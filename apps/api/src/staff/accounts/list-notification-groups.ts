import type { CallAnswer } from '@traslado/contract/schemas';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { listGroups, type NotifiedRow } from '../../store/account/mail-repository.ts';

type Row = CallAnswer<'listNotificationGroups'>[number];

/** Notification groups with their people and topics: the wanted columns, in the names of the wire. */
export async function listNotificationGroups(
  db: Db,
  { scope }: StaffCaller,
  query: { columns: string; notification_tag?: string | undefined; status: '0' | '1' },
): Promise<Row[]> {
  const columns = new Set(query.columns.split(','));
  const rows = await listGroups(db, { tag: query.notification_tag, status: Number(query.status), scope });
  return rows.map((row) => pick(row, columns));
}

function pick({ id, email, tag, status }: NotifiedRow, columns: ReadonlySet<string>): Row {
  return {
    ...(columns.has('id') && { id }),
    ...(columns.has('email') && { email }),
    ...(columns.has('notification_tag') && { notification_tag: tag }),
    ...(columns.has('status') && { status }),
  };
}
