import { lookEndsAt } from '@traslado/domain/desk/look';
import { insertLookAsGuest } from '../../store/view/repository.ts';
import type { TestApp } from '../open-test-app.ts';
import type { Officer, Own } from './person.ts';
import type { Things } from './things.ts';

/** A look of somebody of staff at a booking that there is. */
async function makeLook(test: TestApp, { id: accountId }: Officer): Promise<Own['rows']> {
  const booking = await test.db
    .selectFrom('coupon')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const now = test.now();
  const look = { accountId, couponId: booking.id, reason: 'guest_asks', note: '', now } as const;
  return {
    look: await test.db
      .transaction()
      .execute((tx) => insertLookAsGuest(tx, { ...look, expiresAt: lookEndsAt({ startedAt: now }) })),
  };
}

export const lookThings: Things = { 'looks/{id}': { names: { id: '@look' }, make: makeLook } };
