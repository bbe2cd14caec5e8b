import { type RawBuilder, sql } from 'kysely';

/** Money may still move for a payment attempt `a`. Written out like the index of open attempts, so that the index serves. */
export const isUnderWay: RawBuilder<unknown> = sql`a.status in ('created', 'processing', 'requires_action', 'unknown')`;
