import type { LinkDeps } from '../../guest/parties/link-stay.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { versionOf } from '../../http/version-of.ts';
import type { AuthorityDeps } from '../../sellers/authority/find-authority.ts';
import { findCouponForStaff } from '../../sellers/booking/find-coupon-for.ts';
import type { CheckBookingDeps } from '../../sellers/finding/check-booking.ts';
import { checkChanged } from '../../sellers/finding/check-changed.ts';
import { sendLetter } from '../../sellers/letter/send-letter.ts';
import type { CancelDeps } from '../../sellers/ours/cancel-rides.ts';
import type { ChangeDeps } from '../../sellers/ours/change-transfer.ts';
import { type BookDeps, bookForGuest, findStayToBook } from './book-for-guest.ts';
import { cancelForGuest } from './cancel-for-guest.ts';
import { changeForGuest, correctContact } from './change-for-guest.ts';
import { groupForGuest, linkForGuest } from './link-for-guest.ts';
import { actorOf } from './record.ts';

export type ActingDependencies = Omit<CancelDeps, 'authority'> &
  ChangeDeps &
  Omit<BookDeps, 'clock'> &
  Pick<LinkDeps, 'guesses' | 'seller'> &
  AuthorityDeps &
  CheckBookingDeps;

/** The actions of staff for the guest of a booking. */
export function bindActing(binding: Binding, deps: ActingDependencies): void {
  bind(binding, 'cancelForGuest', ({ caller: staff, params: { id }, query, ifMatch, ...asked }) =>
    cancelForGuest(
      { ...deps, authority: deps },
      { ...asked, staff, id, ...query, seenVersion: versionOf(ifMatch) },
    ),
  );

  /** The booking is checked before the answer to its change. */
  const checked =
    <A extends { readonly id: number; readonly preview?: unknown; readonly now: number }, T>(
      work: (deps: ActingDependencies, asked: A) => Promise<T>,
    ) =>
    async (asked: A): Promise<T> => {
      const answer = await work(deps, asked);
      if (!asked.preview) await checkChanged(deps, asked.id, asked.now);
      return answer;
    };
  const change = checked(changeForGuest);
  const correct = checked(correctContact);

  bind(binding, 'changeForGuest', ({ caller: staff, params: { id }, query, ifMatch, ...asked }) =>
    change({ ...asked, staff, id, ...query, seenVersion: versionOf(ifMatch) }),
  );

  bind(binding, 'correctContact', ({ caller: staff, params: { id }, query, ifMatch, ...asked }) =>
    correct({ ...asked, staff, id, ...query, seenVersion: versionOf(ifMatch) }),
  );

  bind(binding, 'findStayToBook', ({ caller, body, now }) => findStayToBook(deps, caller, body, now));

  bind(binding, 'linkStayForGuest', ({ caller: staff, body, ip, language, now }) =>
    linkForGuest(deps, { staff, body, ip, language, now }),
  );

  bind(binding, 'groupStaysForGuest', ({ caller: staff, body, now }) =>
    groupForGuest(deps, { staff, body, now }),
  );

  bind(binding, 'bookForGuest', ({ caller: staff, query, body, idempotencyKey, language, now }) =>
    bookForGuest({ ...deps, clock: binding.clock }, { staff, body, ...query, idempotencyKey, language, now }),
  );

  bind(binding, 'resendLetter', async ({ caller, params, body, ...asked }) => {
    const { code } = await findCouponForStaff(deps.db, caller, params.id);
    const { uuidReference } = body;
    return sendLetter(deps, { ...asked, actor: actorOf(caller, body), code, body: { uuidReference } });
  });
}
