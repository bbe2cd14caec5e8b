import type { AlertKind } from '@traslado/domain/access/alerts';
import { sql } from 'kysely';
import type { Handle } from './client.ts';

/**
 * Raises an alert for staff: one row per kind and subject, with the instants at which it was raised, last seen and resolved. An alert seen
 * again after it was resolved is open again, from then on.
 */
export async function insertStaffAlert(
  handle: Handle,
  alert: { kind: AlertKind; subject: string; detail: string; couponId: number | null; now: number },
): Promise<void> {
  await handle
    .insertInto('staff_alert')
    .values({
      kind: alert.kind,
      subject: alert.subject,
      detail: alert.detail,
      coupon_id: alert.couponId,
      created_at: new Date(alert.now),
      seen_at: new Date(alert.now),
    })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet({
        detail: sql`excluded.detail`,
        seen_at: sql`greatest(staff_alert.seen_at, excluded.seen_at)`,
        created_at: sql`case when staff_alert.resolved_at is null then staff_alert.created_at else excluded.created_at end`,
        resolved_at: null,
        resolved_by: null,
        resolution_note: null,
      }),
    )
    .execute();
}

/** Subjects of a kind's open alerts. */
export async function listOpenAlerts(handle: Handle, kind: AlertKind): Promise<string[]> {
  const rows = await handle
    .selectFrom('staff_alert')
    .select('subject')
    .where('kind', '=', kind)
    .where('resolved_at', 'is', null)
    .orderBy('subject')
    .execute();
  return rows.map(({ subject }) => subject);
}

/** Closes the settled ones of a kind's open alerts, one after the other. */
export async function resolveSettledAlerts(
  handle: Handle,
  {
    kind,
    isSettled,
    now,
  }: { readonly kind: AlertKind; readonly isSettled: (subject: string) => boolean; readonly now: number },
): Promise<void> {
  for (const subject of await listOpenAlerts(handle, kind))
    if (isSettled(subject)) await resolveStaffAlerts(handle, { kinds: [kind], subject, now });
}

/** Opens an alert again that something settled which was then taken back. */
export async function reopenStaffAlerts(
  handle: Handle,
  { kind, subject, resolvedAt }: { kind: AlertKind; subject: string; resolvedAt: number },
): Promise<void> {
  await handle
    .updateTable('staff_alert')
    .set({ resolved_at: null })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('resolved_by', 'is', null)
    .where(sql<boolean>`resolved_at = ${new Date(resolvedAt)}`)
    .execute();
}

/** The person whose act ended the cause of an alert, with their note. */
export type ClosedBy = { readonly accountId: number; readonly note: string };

/** Closes alerts whose cause is over: by itself, or `by` a person. Resolved ones stay as they are. */
export async function resolveStaffAlerts(
  handle: Handle,
  {
    kinds,
    subject,
    by,
    now,
  }: {
    kinds: readonly AlertKind[];
    subject: string;
    by?: ClosedBy | undefined;
    now: number;
  },
): Promise<void> {
  await handle
    .updateTable('staff_alert')
    .set({ resolved_at: new Date(now), ...(by && { resolved_by: by.accountId, resolution_note: by.note }) })
    .where('kind', 'in', [...kinds])
    .where('subject', '=', subject)
    .where('resolved_at', 'is', null)
    .execute();
}
