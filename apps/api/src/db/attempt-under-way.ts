import { type RawBuilder, sql } from 'kysely';

/** Money may still move for a payment attempt `a`. Written out, as the index of open attempts is, so that it serves. */
export const isUnderWay: RawBuilder<unknown> = sql`a.status in ('created', 'processing', 'requires_action', 'unknown')`;
