import { DONE_HOURS_AFTER } from '@traslado/domain/booking/deadlines';
import type { KeptReckoning } from '@traslado/domain/booking/kept-reckoning';
import { LOOK_PAGES } from '@traslado/domain/desk/look';
import type { ActedBy, ChangedField, StoryFacts } from '@traslado/domain/desk/story-facts';
import type { FreezeReason } from '@traslado/domain/flight-watch/freeze';
import { HOUR_MS } from '@traslado/domain/time/instant';
import { type RawBuilder, sql } from 'kysely';
import { addressChangedAt } from '../../db/address-changed.ts';
import type { Handle } from '../../db/client.ts';
import { isNamedFlight } from '../../db/followed-rides.ts';
import { millis } from '../../db/instants.ts';
import type { CancelSummary } from '../cancellation/record.ts';
import type { PayLinksOfStory } from '../payment/pay-link-record.ts';

/** The facts of a booking's story from its other tables. Instants are epoch milliseconds, amounts cents. */
export type StoryRecord = Pick<
  StoryFacts,
  | 'attempts'
  | 'moneyDeeds'
  | 'differences'
  | 'marks'
  | 'assumed'
  | 'answers'
  | 'alerts'
  | 'messages'
  | 'askedLetters'
  | 'fixLinks'
  | 'stayNews'
  | 'group'
  | 'rights'
  | 'openings'
  | 'looks'
> &
  PayLinksOfStory & {
    readonly requests: readonly (StoryFacts['requests'][number] & {
      readonly id: number;
      readonly expiresAt: number;
    })[];
    readonly refunds: readonly (StoryFacts['refunds'][number] & {
      readonly id: string;
      readonly card: string;
      readonly isReplaced: boolean;
      readonly nextTryAt: number | null;
    })[];
    readonly cancelledAt: number | null;
    readonly replacedBy: number | null;
    /** Standing rides whose flight is followed. `expected`: by the clock of the airport, where it is another pick-up than the sold one. */
    readonly followed: readonly {
      readonly transferId: number;
      readonly expected: { readonly date: string; readonly time: string } | null;
      readonly frozen: FreezeReason | null;
    }[];
    /** The staff who booked it for the guest; null for the guest. */
    readonly acting: ActedBy | null;
    /** The program that sold it; null for the app itself. */
    readonly channel: string | null;
    readonly changes: readonly (Omit<StoryFacts['changes'][number], 'changes'> & {
      /** For a cancellation: the cancelled rides. */
      readonly summary: readonly ChangedField[] | Pick<CancelSummary, 'directions' | 'refundMinor' | 'steps'>;
    })[];
    readonly letters: readonly (Omit<StoryFacts['letters'][number], 'to'> & {
      readonly recipients: readonly string[];
    })[];
    readonly reckonings: readonly {
      readonly id: number;
      readonly at: number;
      readonly isOfChange: boolean;
      readonly reckoning: KeptReckoning;
    }[];
  };

/** The instant at which an unmarked ride completed itself. */
const completedItselfAt = sql`(extract(epoch from greatest(t.pickup_at, t.unmarked_at)) * 1000)::bigint + ${DONE_HOURS_AFTER * HOUR_MS}::bigint`;

/** A list that belongs to a booking, as JSON. */
const listOf = (
  fields: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(json_build_object(${fields}) order by ${order}), '[]') from ${from})`;

/** First parts of the kinds of matters that the reader sees, and their rights to messages and the audit. */
export type StoryReader = {
  readonly topics: readonly string[];
  readonly maySeeMessages: boolean;
  readonly maySeeAudit: boolean;
};

/** Most openings of a booking that are listed, the last ones. */
const OPENINGS = 200;

/** The story of an existing booking. */
export async function findStory(
  handle: Handle,
  couponId: number,
  { topics, maySeeMessages, maySeeAudit }: StoryReader,
): Promise<StoryRecord> {
  const { rows } = await sql<StoryRecord>`
    select c.acting, c.cancelled_at, c.replaced_by,
      (select s.name from system s where s.id = c.channel) as channel,
      ${listOf(
        sql`'status', a.status, 'amountMinor', a.amount_minor, 'gateway', a.gateway, 'card', coalesce(concat_ws(' ', a.card_brand, a.card_last4), ''),
          'failure', a.failure, 'createdAt', ${millis('a.created_at')}, 'updatedAt', ${millis('a.updated_at')},
          'happenedAt', ${millis('a.happened_at')}, 'checks', a.checks`,
        sql`payment_attempt a where a.coupon_id = c.id`,
        sql`a.created_at, a.id`,
      )} as attempts,
      ${listOf(
        sql`'id', r.id, 'card', concat_ws(' ', a.card_brand, a.card_last4), 'status', r.status, 'amountMinor', r.amount_minor, 'reason', r.reason, 'failure', r.failure,
          'createdAt', ${millis('r.created_at')}, 'updatedAt', ${millis('r.updated_at')}, 'happenedAt', ${millis('r.happened_at')},
          'paidAt', (select (extract(epoch from l.entered_at) * 1000)::bigint from ledger_entry l where l.refund_id = r.id and l.amount_minor > 0),
          'isRetry', r.origin_id is not null, 'isReplaced', r.replaced_by is not null, 'nextTryAt', ${millis('r.next_try_at')},
          'settled', case when r.settled_outside_at is not null then json_build_object('at', ${millis('r.settled_outside_at')},
            'by', r.settled_outside_by, 'note', r.settled_outside_note) end`,
        sql`refund r join payment_attempt a on a.id = r.attempt_id where r.coupon_id = c.id`,
        sql`r.created_at, r.retries, r.id`,
      )} as refunds,
      ${listOf(
        sql`'isRetry', e.action = 'refund.retry', 'amountMinor', e.detail -> 'amount', 'at', ${millis('e.at')}, 'by', e.username, 'note', e.detail -> 'note'`,
        sql`audit_entry e where e.action in ('payment.ask', 'refund.retry') and e.subject = c.coupon_code`,
        sql`e.id`,
      )} as money_deeds,
      ${listOf(
        sql`'cause', d.cause, 'amountMinor', d.amount_minor, 'foundAt', ${millis('d.found_at')}, 'endedAt', ${millis('d.ended_at')},
          'endedBy', d.ended_by, 'note', d.note`,
        sql`money_difference d where d.coupon_id = c.id`,
        sql`d.id`,
      )} as differences,
      ${listOf(
        sql`'id', q.id, 'expiresAt', ${millis('q.expires_at')}, 'kind', q.kind, 'status', q.status, 'amountMinor', q.amount_minor, 'reason', q.reason, 'note', q.note,
          'requestedAt', ${millis('q.requested_at')}, 'requestedBy', q.requested_by, 'decidedAt', ${millis('q.decided_at')},
          'decidedBy', q.decided_by, 'decisionNote', q.decision_note,
          'isGivenAtOnce', q.status = 'approved' and q.decided_by_id = q.requested_by_id`,
        sql`refund_request q where q.coupon_id in (select id from coupon same where (same.hotel, same.folio) = (c.hotel, c.folio))
          and (q.kind = 'erasure' or q.coupon_id = c.id and q.kind in ('refund', 'price'))`,
        sql`q.id`,
      )} as requests,
      ${listOf(
        sql`'kind', g.kind, 'status', g.status, 'amountMinor', g.amount_minor, 'summary', g.summary,
          'direction', (select t.direction from transfer t where t.id = g.transfer_id),
          'createdAt', ${millis('g.created_at')}, 'endedAt', ${millis('g.ended_at')}, 'acting', g.acting`,
        sql`coupon_change g where g.coupon_id = c.id`,
        sql`g.created_at, g.id`,
      )} as changes,
      ${listOf(
        sql`'direction', t.direction, 'outcome', k.outcome, 'reason', k.reason, 'note', k.note, 'markedAt', ${millis('k.marked_at')},
          'by', k.marked_name, 'takenBackAt', ${millis('k.taken_back_at')}, 'takenBackBy', k.taken_back_name`,
        sql`transfer t join ride_mark k on k.transfer_id = t.id where t.coupon_id = c.id`,
        sql`k.marked_at, k.id`,
      )} as marks,
      ${listOf(
        sql`'direction', t.direction, 'at', ${completedItselfAt}`,
        sql`transfer t where t.coupon_id = c.id and t.assumed`,
        sql`t.pickup_at`,
      )} as assumed,
      ${listOf(
        sql`'direction', t.direction, 'answer', w.answer, 'at', ${millis('w.answered_at')},
          'pickUp', to_char(w.pick_up_at at time zone t.time_zone, 'YYYY-MM-DD HH24:MI')`,
        sql`transfer t join ride_answer w on w.transfer_id = t.id where t.coupon_id = c.id`,
        sql`w.answered_at, w.fact`,
      )} as answers,
      ${listOf(
        sql`'transferId', t.id, 'frozen', f.frozen, 'expected', case when date_trunc('minute', f.expected_at) <> date_trunc('minute', t.pickup_at) then json_build_object(
          'date', to_char(f.expected_at at time zone t.time_zone, 'YYYY-MM-DD'), 'time', to_char(f.expected_at at time zone t.time_zone, 'HH24:MI')) end`,
        sql`transfer t join followed_ride f on f.transfer_id = t.id and ${isNamedFlight} where t.coupon_id = c.id and t.status <> 'cancelled'`,
        sql`t.direction`,
      )} as followed,
      ${listOf(
        sql`'at', ${millis('q.created_at')}, 'acting', q.acting`,
        sql`letter_request q where q.coupon_id = c.id and q.acting is not null`,
        sql`q.id`,
      )} as asked_letters,
      ${listOf(
        sql`'way', l.way, 'amountMinor', l.amount_minor, 'changeId', l.change_id, 'baseVersion', l.base_version, 'acting', l.acting,
          'madeAt', ${millis('l.made_at')}, 'openedAt', ${millis('l.opened_at')}, 'endedAt', ${millis('l.ended_at')}, 'endedBy', l.ended_by,
          'isPaid', exists (select from payment_attempt p where p.coupon_id = c.id and p.change_id is not distinct from l.change_id
            and p.status = 'succeeded'),
          'usedAt', (select (extract(epoch from min(p.created_at)) * 1000)::bigint from payment_attempt p where p.coupon_id = c.id
            and p.status = 'succeeded' and p.intent_scope = 'pay:pay_link/' || l.id),
          'change', (select json_build_object('status', g.status, 'endedAt', ${millis('g.ended_at')}) from coupon_change g where g.id = l.change_id)`,
        sql`pay_link l where l.coupon_id = c.id`,
        sql`l.id`,
      )} as pay_links,
      (extract(epoch from ${addressChangedAt}) * 1000)::float8 as address_changed_at,
      ${listOf(
        sql`'id', m.id, 'status', m.status, 'subject', m.subject, 'recipients', m.recipients,
          'createdAt', ${millis('m.created_at')}, 'sentAt', ${millis('m.sent_at')}`,
        sql`mail m where m.coupon_id = c.id`,
        sql`m.id`,
      )} as letters,
      ${listOf(
        sql`'id', m.id, 'reference', m.reference, 'status', m.status, 'createdAt', ${millis('m.created_at')},
          'endedAt', ${millis('m.ended_at')}, 'endedBy', m.ended_by, 'note', m.closing_note`,
        sql`contact_message m where m.coupon_id = c.id and ${maySeeMessages}::boolean`,
        sql`m.id`,
      )} as messages,
      ${listOf(
        sql`'kind', s.kind, 'detail', s.detail, 'createdAt', ${millis('s.created_at')}, 'resolvedAt', ${millis('s.resolved_at')},
          'resolvedBy', (select username from staff_account o where o.id = s.resolved_by), 'note', s.resolution_note`,
        sql`staff_alert s where s.coupon_id = c.id and split_part(s.kind, '.', 1) = any(${[...topics]}::text[])`,
        sql`s.id`,
      )} as alerts,
      ${listOf(
        sql`'way', l.way, 'by', l.made_by, 'madeAt', ${millis('l.made_at')}, 'openedAt', ${millis('l.opened_at')},
          'usedAt', ${millis('l.used_at')}, 'endedAt', ${millis('l.ended_at')}`,
        sql`fix_link l where l.coupon_id = c.id`,
        sql`l.id`,
      )} as fix_links,
      ${listOf(
        sql`'what', e.what, 'folio', e.folio, 'old', e.old, 'new', e.new, 'learnedAt', ${millis('e.learned_at')}`,
        sql`stay_event e where e.coupon_id = c.id`,
        sql`e.id`,
      )} as stay_news,
      (select json_build_object('at', ${millis('g.created_at')}, 'folios',
          (select json_agg(s.folio order by s.main desc, s.hotel, s.folio) from receptive_group_stay s where s.group_id = g.id))
        from receptive_group g where g.id = c.receptive_group_id) as "group",
      ${listOf(
        sql`'kind', f.kind, 'note', f.right_note, 'at', ${millis('f.right_at')}, 'by', f.right_by, 'takenBackAt', ${millis('f.right_back_at')},
          'takenBackBy', f.right_back_by`,
        sql`data_finding f where f.coupon_id = c.id and f.right_at is not null`,
        sql`f.id`,
      )} as rights,
      ${listOf(
        sql`'at', ${millis('e.at')}, 'by', e.username`,
        sql`(select e.at, e.username, e.id from audit_entry e where ${maySeeAudit}::boolean and e.action = 'booking.look' and e.subject = c.coupon_code
          order by e.at desc, e.id desc limit ${OPENINGS}) e`,
        sql`e.id`,
      )} as openings,
      ${listOf(
        sql`'reason', l.reason, 'note', l.note, 'by', o.username, 'startedAt', ${millis('l.started_at')}, 'pages', (
          select coalesce(json_agg(distinct split_part(e.action, '.', 2)), '[]') from audit_entry e
          where e.action = any(${LOOK_PAGES.map((page) => `look.${page}`)}::text[]) and e.subject = c.coupon_code and e.detail ->> 'look' = l.id::text)`,
        sql`staff_look l join staff_account o on o.id = l.account_id where ${maySeeAudit}::boolean and l.coupon_id = c.id`,
        sql`l.id`,
      )} as looks,
      ${listOf(
        sql`'id', k.id, 'at', ${millis('k.reckoned_at')}, 'isOfChange', k.change_id is not null, 'reckoning', k.reckoning`,
        sql`coupon_reckoning k where k.coupon_id = c.id`,
        sql`k.id`,
      )} as reckonings
    from coupon c where c.id = ${couponId}`.execute(handle);
  const [story] = rows;
  if (!story) throw new RangeError(`no booking ${couponId}`);
  return story;
}
