import type { CallName } from '@traslado/contract/routes';
import { lookEndsAt } from '@traslado/domain/desk/look';
import { insertLookAsGuest } from '../../store/view/repository.ts';
import type { TestApp } from '../open-test-app.ts';

/** The subjects of the calls about views-as-guest. */
export const ownInLooks: Partial<Record<CallName, Readonly<Record<string, string>>>> = {
  startLook: { id: '@booking' },
  showLook: { id: '@look' },
  endLook: { id: '@look' },
};

/** A view-as-guest of an existing booking by a member of staff. */
export async function makeLook(test: TestApp, accountId: number): Promise<Record<string, number>> {
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
