import type { LetterLogo } from '@traslado/domain/brand/logo-ground';
import type { Language } from '@traslado/domain/language';
import { sql } from 'kysely';
import type { Db, Handle, Tx } from '../db/client.ts';
import { insertDataMarks } from '../db/data-marks.ts';
import { staffMailLock } from '../db/locks.ts';
import { insertStaffAlert } from '../db/staff-alerts.ts';
import type { MailAttachment } from '../ports/mailer.ts';
import { type HandOvers, mostUnanswered } from './hand-over.ts';
import type { WrittenLetter } from './parts.ts';

/** A file of a mail as the database keeps it. Its content goes once a mail server has the mail: the booking can make it again. */
export type StoredAttachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly base64: string | null;
};

/** `unanswered`: it may have arrived, and is not tried again. */
export type MailStatus = 'queued' | 'sent' | 'kept' | 'failed' | 'unanswered';

export type StoredMail = Omit<WrittenLetter, 'unusable'> &
  HandOvers & {
    readonly id: number;
    readonly messageId: string;
    readonly couponId: number | null;
    readonly kind: string;
    readonly language: Language;
    readonly recipient: string;
    readonly attachments: readonly StoredAttachment[];
    readonly status: MailStatus;
    readonly createdAt: number;
    readonly sentAt: number | null;
    readonly lastError: string | null;
  };

export type NewMail = WrittenLetter & {
  readonly messageId: string;
  /** Null for letters about something else. */
  readonly couponId: number | null;
  /** Number of the group's booking that it is about. */
  readonly theirCode?: string;
  readonly kind: string;
  readonly language: Language;
  readonly recipient: string;
  readonly attachments: readonly MailAttachment[];
};

/** Writes a mail to be delivered; null when one with its Message-ID exists already. */
export async function insertMail(handle: Handle, mail: NewMail, now: number): Promise<number | null> {
  const [id] = await insertMails(handle, [mail], now);
  return id ?? null;
}

/**
 * Writes mails to be delivered with one statement; returns the ids of new Message-IDs. Staff are alerted about a text of theirs that could
 * not be sent.
 */
export async function insertMails(handle: Handle, mails: readonly NewMail[], now: number): Promise<number[]> {
  const rows = await handle
    .insertInto('mail')
    .values(
      mails.map((mail) => ({
        message_id: mail.messageId,
        coupon_id: mail.couponId,
        their_code: mail.theirCode ?? null,
        kind: mail.kind,
        language: mail.language,
        recipients: [mail.recipient],
        subject: mail.subject,
        preview: mail.preview,
        body_text: mail.text,
        body_html: mail.html,
        attachments: JSON.stringify(mail.attachments.map(stored)),
        logo: mail.logo ? JSON.stringify(mail.logo) : null,
        status: 'queued' as const,
        created_at: new Date(now),
      })),
    )
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .returning('id')
    .execute();
  if (rows.length > 0) await tellOfUnusableTexts(handle, mails, now);
  return rows.map((row) => row.id);
}

/** Kind of the alert; its subject is `confirmation.en` for instance. */
export const UNUSABLE_TEXT = 'catalogue.unusable_text';

/** One alert for each kind and language. */
async function tellOfUnusableTexts(handle: Handle, mails: readonly NewMail[], now: number): Promise<void> {
  const subjects = mails.flatMap(({ unusable, language }) => (unusable ? [`${unusable}.${language}`] : []));
  for (const subject of new Set(subjects))
    await insertStaffAlert(handle, {
      kind: UNUSABLE_TEXT,
      subject,
      detail: subject,
      couponId: null,
      now,
    });
}

function stored({ filename, contentType, content }: MailAttachment): StoredAttachment {
  return { filename, contentType, bytes: content.length, base64: Buffer.from(content).toString('base64') };
}

export async function findMail(handle: Handle, id: number): Promise<StoredMail | null> {
  const row = await handle.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    messageId: row.message_id,
    couponId: row.coupon_id,
    kind: row.kind,
    language: row.language === 'es' ? 'es' : 'en',
    recipient: row.recipients[0] ?? '',
    subject: row.subject,
    preview: row.preview,
    text: row.body_text,
    html: row.body_html,
    // Written by `insertMail` alone.
    attachments: row.attachments as StoredAttachment[],
    logo: row.logo as LetterLogo | null,
    status: row.status,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    lastError: row.last_error,
    unanswered: row.unanswered,
    handedOverAt: row.handed_over_at,
  };
}

export type MailSummary = Pick<StoredMail, 'id' | 'kind' | 'recipient' | 'subject' | 'status' | 'createdAt'>;

/** The latest mails, newest first. */
export async function listMails(db: Db, limit: number): Promise<MailSummary[]> {
  const rows = await db
    .selectFrom('mail')
    .select(['id', 'kind', 'recipients', 'subject', 'status', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ recipients, created_at, ...row }) => ({
    ...row,
    recipient: recipients[0] ?? '',
    createdAt: created_at,
  }));
}

/**
 * Notes that a queued mail is being handed over, before the mail server can have it.
 * @throws when another process has handed it over since it was read
 */
export async function markHandedOver(
  db: Db,
  mail: Pick<StoredMail, 'id' | 'unanswered'>,
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ unanswered: mail.unanswered + 1, handed_over_at: new Date(now) })
    .where('id', '=', mail.id)
    .where('status', '=', 'queued')
    .where('unanswered', '=', mail.unanswered)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error('another process has handed the mail over');
}

/** Marks a queued mail as taken by a mail server. Its files' contents are deleted; their names and sizes stay. */
export async function markSent(
  db: Db,
  mail: Pick<StoredMail, 'id' | 'attachments'>,
  now: number,
): Promise<void> {
  const attachments = mail.attachments.map((file): StoredAttachment => ({ ...file, base64: null }));
  await db
    .updateTable('mail')
    .set({
      status: 'sent',
      sent_at: new Date(now),
      last_error: null,
      attachments: JSON.stringify(attachments),
    })
    .where('id', '=', mail.id)
    .where('status', '=', 'queued')
    .execute();
}

export async function markKept(db: Db, id: number): Promise<void> {
  await db
    .updateTable('mail')
    .set({ status: 'kept', last_error: null })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute();
}

/**
 * Notes the reason why a queued mail was not delivered: `failed` for good, which is a matter for staff, `queued` for now.
 * @param isNoted true if this hand-over was noted: it has its answer, so that it counts no longer
 * @param isRefused the mail server said no for good, so the data of its booking are to be checked
 */
export async function markUndelivered(
  db: Db,
  id: number,
  {
    status,
    error,
    isNoted,
    isRefused = false,
    now,
  }: {
    status: 'failed' | 'queued';
    error: string;
    isNoted: boolean;
    isRefused?: boolean;
    now: number;
  },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const mail = await tx
      .updateTable('mail')
      .set({
        status,
        last_error: error.slice(0, 500),
        refused: isRefused,
        unanswered: sql`greatest(unanswered - ${isNoted ? 1 : 0}, 0)`,
      })
      .where('id', '=', id)
      .where('status', '=', 'queued')
      .returning(['coupon_id'])
      .executeTakeFirst();
    if (!mail || status !== 'failed') return;
    await insertStaffAlert(tx, {
      kind: 'mail.undelivered',
      subject: String(id),
      detail: error.slice(0, 300),
      couponId: mail.coupon_id,
      now,
    });
    if (isRefused && mail.coupon_id !== null) await insertDataMarks(tx, [mail.coupon_id]);
  });
}

/** Leaves a mail to staff after its last allowed hand-over: it may have arrived. */
export async function markUnanswered(
  db: Db,
  id: number,
  { error, now }: { error: string; now: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const mail = await tx
      .updateTable('mail')
      .set({ status: 'unanswered', last_error: error.slice(0, 500) })
      .where('id', '=', id)
      .where('status', '=', 'queued')
      .where('unanswered', '>=', mostUnanswered)
      .returning(['coupon_id'])
      .executeTakeFirst();
    if (!mail) return;
    await insertStaffAlert(tx, {
      kind: 'mail.unanswered',
      subject: String(id),
      detail: error.slice(0, 300),
      couponId: mail.coupon_id,
      now,
    });
  });
}

/** Active addresses of notification groups, `TRANS:CARTACONFIRMACION:BP`, each once. */
export async function listNotified(handle: Handle, tags: readonly string[]): Promise<string[]> {
  const rows = await handle
    .selectFrom('notification_group')
    .innerJoin('property', 'property.id', 'property_id')
    .select('notification_group.email')
    .distinct()
    .where(sql`concat_ws(':', topic, code)`, 'in', tags)
    .where('notification_group.status', '=', 1)
    .orderBy('notification_group.email')
    .limit(50)
    .execute();
  return rows.map((row) => row.email);
}

/** Instants of a sender's letters since an instant; their further letters wait until the transaction ends, so that each sees these. */
export async function listSentBy(
  tx: Tx,
  accountId: number,
  { action = 'mail.send', since }: { action?: string; since: number },
): Promise<number[]> {
  await sql`select ${staffMailLock(accountId)}`.execute(tx);
  const { rows } = await sql<{ at: number; letters: number }>`
    select at, (detail ->> 'letters')::int as letters from audit_entry
    where account_id = ${accountId} and action = ${action} and at > ${new Date(since)}`.execute(tx);
  return rows.flatMap(({ at, letters }) => Array.from({ length: letters }, () => at));
}
