import type { StoryFacts } from '@traslado/domain/desk/story-facts';
import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import type { BackendCoupon } from '../../ports/transfers.ts';
import type { BackendCall, DecidingReading } from '../their-booking/record.ts';
import type { StoryRecord } from './repository.ts';

/** Our facts about a booking of the group's own backend: its last answer, our calls, and our mails. */
export type TheirStory = {
  readonly facts: BackendCoupon;
  /** Instant of their last answer. */
  readonly readAt: number;
  readonly payments: readonly (Pick<BackendCall, 'state' | 'amountMinor'> & {
    readonly decidedBy: DecidingReading | null;
  } & Pick<StoryFacts['attempts'][number], 'createdAt' | 'updatedAt' | 'checks'>)[];
  readonly letters: StoryRecord['letters'];
};

/** A booking of the group's backend that was sold or shown through us; null where there is none. */
export async function findTheirStory(handle: Handle, id: number): Promise<TheirStory | null> {
  const { rows } = await sql<TheirStory>`
    select k.facts, k.read_at, (
        select coalesce(json_agg(json_build_object('state', b.state, 'amountMinor', b.amount_minor, 'checks', b.checks, 'decidedBy', b.decided_by,
          'createdAt', (extract(epoch from b.created_at) * 1000)::bigint, 'updatedAt', (extract(epoch from b.updated_at) * 1000)::bigint)
          order by b.created_at, b.id), '[]')
        from their_call b where b.coupon_code = k.code and b.kind = 'payment') as payments, (
        select coalesce(json_agg(json_build_object('id', m.id, 'status', m.status, 'subject', m.subject, 'recipients', m.recipients,
          'createdAt', (extract(epoch from m.created_at) * 1000)::bigint, 'sentAt', (extract(epoch from m.sent_at) * 1000)::bigint)
          order by m.id), '[]')
        from mail m where m.their_code = k.code) as letters
    from their_coupon k where k.id = ${id}`.execute(handle);
  return rows[0] ?? null;
}
