import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import { timestamp } from '../../db/instants.ts';
import type { Approval } from '../../ports/channels.ts';

/** The provider's word about the templates of WhatsApp. */

export type ApprovalRow = Approval & { readonly contentNumber: string; readonly readAt: number };

const columns = sql`a.content_number, a.state, a.reason, a.read_at`;

/** The last word about a template; null where none was heard. */
export async function findApproval(handle: Handle, contentNumber: string): Promise<ApprovalRow | null> {
  const { rows } = await sql<ApprovalRow>`
    select ${columns} from content_approval a where a.content_number = ${contentNumber}`.execute(handle);
  return rows[0] ?? null;
}

/** A template in use, with the last word about it. */
export type TemplateInUse = { readonly contentNumber: string } & (
  | Omit<ApprovalRow, 'contentNumber'>
  | { readonly state: null; readonly reason: null; readonly readAt: null }
);

export async function listTemplatesInUse(handle: Handle): Promise<TemplateInUse[]> {
  const { rows } = await sql<TemplateInUse>`
    select distinct m.content_number, a.state, a.reason, a.read_at
    from message_template m left join content_approval a using (content_number)
    where m.active and m.content_number <> '' order by 1`.execute(handle);
  return rows;
}

/** Keeps the newest word about a template. */
export async function upsertApproval(
  handle: Handle,
  { contentNumber, state, reason, readAt }: ApprovalRow,
): Promise<void> {
  await sql`
    insert into content_approval (content_number, state, reason, read_at)
    values (${contentNumber}, ${state}, ${reason}::text, ${timestamp(readAt)})
    on conflict (content_number) do update set state = excluded.state, reason = excluded.reason, read_at = excluded.read_at`.execute(
    handle,
  );
}
