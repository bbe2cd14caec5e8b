import { useQueryClient } from '@tanstack/react-query';
import { OVERRIDES } from '@traslado/domain/desk/overrides';
import { type ReactNode, useState } from 'react';
import type { ButtonVariant } from '../../components/button.tsx';
import { useMedia } from '../../components/use-media.ts';
import { formatList } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { DeedButton } from '../frame/deed-button.tsx';
import { FoldOut } from '../frame/fold-out.tsx';
import { staffKey } from '../session/staff-session.ts';
import type { Person } from '../session/use-profile.ts';
import type { Booking } from './ask-acting.ts';
import { BookAnother } from './book-another.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { type Deed, deedsOf, firstDeed, MENDS } from './deeds-of.ts';
import { LetterDialog } from './letter-dialog.tsx';
import { PayLinkDialog } from './pay-link-dialog.tsx';
import { PayLinkLine } from './pay-link-line.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { useFindings } from './use-findings.ts';

/** Too narrow for two actions beside the title. */
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

type HeadDeedsProps = Acting & {
  /** Seeing the booking as its guest. */
  look: ReactNode;
  /** Giving money back: beside the cancellation, apart from what does no harm. */
  refund: ReactNode;
};

/** In the title's line: the two likeliest actions, the main one last. All others, with their keys, stand behind *More*. */
export function HeadDeeds({ booking, onDeed, look, refund }: HeadDeedsProps) {
  const { acting, lists } = useTexts('staff');
  const isPhone = useMedia(PHONE);
  const { main, there } = deedsOf(booking);
  const isContactWrong = useFindings(booking.id).data?.findings.some(
    ({ kind, resolved_at }) => MENDS[kind] === 'contact' && resolved_at === null,
  );
  const likeliest = there.filter((one) => isContactWrong && one === 'contact');
  const harmless = [...new Set([...likeliest, ...there])].filter((one) => one !== main && one !== 'cancel');
  const inSight = isPhone ? 0 : main ? 1 : 2;
  const another = <BookAnother booking={booking} />;
  const buttons = (of: readonly Deed[], variant: ButtonVariant = 'secondary') =>
    of.map((one) => (
      <DeedButton key={one} variant={variant} letter={LETTERS[one]} onClick={() => onDeed(one)}>
        {acting.deeds[one]}
      </DeedButton>
    ));
  return (
    <>
      {buttons(harmless.slice(0, inSight))}
      {there.length === 0 && another}
      <FoldOut label={lists.more}>
        {buttons(harmless.slice(inSight))}
        {there.length > 0 && another}
        {look}
        <hr className="my-1 border-line" />
        {refund}
        {buttons(there.filter((one) => one === 'cancel'))}
      </FoldOut>
      {main && buttons([main], 'primary')}
    </>
  );
}

type ActForGuestProps = Acting & { person: Person; deed: Deed | null };

/** The reason of the actions that are refused, and the dialog of the one that was chosen. */
export function ActForGuest({ booking, person, deed, onDeed }: ActForGuestProps) {
  const texts = useTexts('staff').acting;
  const locale = useLocale();
  const queries = useQueryClient();
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
