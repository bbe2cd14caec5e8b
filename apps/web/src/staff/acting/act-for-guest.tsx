import { useQueryClient } from '@tanstack/react-query';
import { OVERRIDES } from '@traslado/domain/desk/overrides';
import { type ReactNode, useState } from 'react';
import { useMedia } from '../../components/use-media.ts';
import { formatList } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { DeedButton } from '../frame/deed-button.tsx';
import { FoldOut } from '../frame/fold-out.tsx';
import { staffKey } from '../session/staff-session.ts';
import type { Person } from '../session/use-profile.ts';
import type { Booking } from './ask-acting.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { type Deed, deedsOf, firstDeed } from './deeds-of.ts';
import { LetterDialog } from './letter-dialog.tsx';
import { PayLinkDialog } from './pay-link-dialog.tsx';
import { PayLinkLine } from './pay-link-line.tsx';
import { PriceDialog } from './price-dialog.tsx';

/** Too narrow for a row of actions. */
const PHONE = '(width < 48rem)';

/** Keys of the actions; `k` and `j` belong to lists. */
const LETTERS: Readonly<Record<Deed, string>> = {
  payLink: 'y',
  change: 'm',
  letter: 'l',
  contact: 'e',
  price: 'p',
  cancel: 'c',
};

/** The action whose dialog is open. */
export const useChosenDeed = () => useState<Deed | null>(firstDeed);

type Acting = { booking: Booking; onDeed: (deed: Deed | null) => void };

function Deeds({ of, onDeed }: { of: readonly Deed[]; onDeed: Acting['onDeed'] }) {
  const { deeds } = useTexts('staff').acting;
  return of.map((one) => (
    <DeedButton key={one} letter={LETTERS[one]} onClick={() => onDeed(one)}>
      {deeds[one]}
    </DeedButton>
  ));
}

type DeedRowProps = Acting & {
  /** Giving money back: beside the cancellation, apart from what does no harm. */
  refund: ReactNode;
};

/** All but the next one. */
function DeedRow({ booking, onDeed, refund }: DeedRowProps) {
  const { main, there } = deedsOf(booking);
  return (
    <>
      <Deeds of={there.filter((one) => one !== main && one !== 'cancel')} onDeed={onDeed} />
      <div className="deeds-grave">
        {refund}
        <Deeds of={there.filter((one) => one === 'cancel')} onDeed={onDeed} />
      </div>
    </>
  );
}

type MainDeedProps = DeedRowProps & { ways: ReactNode };

/** In the title's line: the next action, beside the ways that lead elsewhere. On a phone all others stand behind *More*. */
export function MainDeed({ booking, onDeed, ways, refund }: MainDeedProps) {
  const { acting, lists } = useTexts('staff');
  const isPhone = useMedia(PHONE);
  const { main } = deedsOf(booking);
  return (
    <>
      {isPhone ? (
        <FoldOut label={lists.more}>
          {ways}
          <DeedRow booking={booking} onDeed={onDeed} refund={refund} />
        </FoldOut>
      ) : (
        ways
      )}
      {main && (
        <DeedButton variant="primary" letter={LETTERS[main]} onClick={() => onDeed(main)}>
          {acting.deeds[main]}
        </DeedButton>
      )}
    </>
  );
}

type ActForGuestProps = DeedRowProps & { person: Person; deed: Deed | null };

/** The other actions of staff for the guest, in one row; the reason of those that are refused; the dialog of the one that was chosen. */
export function ActForGuest({ booking, person, deed, onDeed, refund }: ActForGuestProps) {
  const texts = useTexts('staff').acting;
  const locale = useLocale();
  const queries = useQueryClient();
  const isPhone = useMedia(PHONE);
  const { acting } = booking;
  const close = () => onDeed(null);
  const showNewest = () => {
    close();
    void queries.invalidateQueries({ queryKey: [...staffKey, 'bookings'] });
  };
  const mayWaive = OVERRIDES.some(
    ({ rule, permission }) => rule === 'fee' && person.permissions.includes(permission),
  );
  const { amount, link } = acting?.pay_link ?? { amount: 0, link: null };
  return (
    <section aria-label={texts.title} className="grid gap-2 empty:hidden">
      {!isPhone && (
        <div className="deeds">
          <DeedRow booking={booking} onDeed={onDeed} refund={refund} />
        </div>
      )}
      {link && <PayLinkLine booking={booking} link={link} />}
      {[...deedsOf(booking).refused].map(([code, deeds]) => (
        <p key={code} className="text-caption text-soft">
          {texts.notNow(
            formatList(
              deeds.map((one) => texts.deeds[one]),
              locale,
            ),
            texts.refused[code] ?? texts.refusedNow,
          )}
        </p>
      ))}
      {deed === 'cancel' && <CancelDialog booking={booking} mayWaive={mayWaive} onClose={close} />}
      {deed === 'change' && <ChangeDialog booking={booking} onClose={close} />}
      {deed === 'contact' && (
        <ContactDialog booking={booking} onClose={close} onLettersLost={() => onDeed('letter')} />
      )}
      {deed === 'letter' && <LetterDialog booking={booking} onClose={close} onDone={showNewest} />}
      {deed === 'price' && (
        <PriceDialog booking={booking} onClose={close} onLowered={() => onDeed('payLink')} />
      )}
      {deed === 'payLink' && amount > 0 && (
        <PayLinkDialog booking={booking} onClose={close} onDone={showNewest} />
      )}
    </section>
  );
}
