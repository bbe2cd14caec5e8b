import { useQueryClient } from '@tanstack/react-query';
import { OVERRIDES } from '@traslado/domain/desk/overrides';
import { type ReactNode, useState } from 'react';
import { useMedia } from '../../components/use-media.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { DeedButton } from '../frame/deed-button.tsx';
import { FoldOut } from '../frame/fold-out.tsx';
import { staffKey } from '../session/staff-session.ts';
import type { Person } from '../session/use-profile.ts';
import type { Booking } from './ask-acting.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { LetterDialog } from './letter-dialog.tsx';
import { PayLinkDialog } from './pay-link-dialog.tsx';
import { PayLinkLine } from './pay-link-line.tsx';
import { PriceDialog } from './price-dialog.tsx';

/** Too narrow for a row of actions. */
export const PHONE = '(width < 48rem)';

type Deed = 'cancel' | 'change' | 'contact' | 'letter' | 'price' | 'payLink';

/** Keys of the actions; `k` and `j` belong to lists. */
const LETTERS: Readonly<Record<Deed, string>> = {
  change: 'm',
  cancel: 'c',
  contact: 'e',
  letter: 'l',
  price: 'p',
  payLink: 'y',
};
const ORDER = Object.keys(LETTERS) as Deed[];
/** On a phone the first two of these that arise are in sight. */
const COMMONEST: readonly Deed[] = ['payLink', 'change', 'letter', 'cancel', 'contact', 'price'];

/** After a booking for the guest the payment link comes next. */
const firstDeed = (): Deed | null => (window.history.state?.payLink === true ? 'payLink' : null);

type Verdict = NonNullable<Booking['acting']>['contact'];

type ActForGuestProps = {
  booking: Booking;
  person: Person;
  /** Actions beside them, in the same row. */
  children?: ReactNode;
};

/**
 * Actions of staff for the guest now, in one row; refused ones with the reason. On a phone two stand in a bar in sight, with the others behind
 * *More*. Without the permission to act for guests only those beside them.
 */
export function ActForGuest({ booking, person, children }: ActForGuestProps) {
  const texts = useTexts('staff').acting;
  const queries = useQueryClient();
  const { more } = useTexts('staff').lists;
  const isPhone = useMedia(PHONE);
  const [deed, setDeed] = useState<Deed | null>(firstDeed);
  const { acting } = booking;
  if (!acting) return <div className="deeds">{children}</div>;
  const close = () => setDeed(null);
  const verdicts: readonly (readonly [Deed, readonly Verdict[]])[] = [
    ['cancel', [acting.cancel_all, ...acting.rides.map(({ cancel }) => cancel)]],
    ['change', acting.rides.map(({ change }) => change)],
    ['contact', [acting.contact]],
  ];
  const allowed = verdicts.filter(([, all]) => all.some((one) => one.allowed)).map(([one]) => one);
  const refused = verdicts.flatMap(([one, all]) =>
    allowed.includes(one) ? [] : [{ deed: one, code: all[0]?.code ?? 'coupon.state' }],
  );
  const { amount, link } = acting.pay_link;
  const there: readonly Deed[] = [
    ...allowed,
    ...(acting.letter ? (['letter'] as const) : []),
    ...(acting.price.allowed ? (['price'] as const) : []),
    ...(amount > 0 ? (['payLink'] as const) : []),
  ];
  const buttonsOf = (deeds: readonly Deed[]) =>
    deeds.map((one) => (
      <DeedButton key={one} letter={LETTERS[one]} onClick={() => setDeed(one)}>
        {texts.deeds[one]}
      </DeedButton>
    ));
  // While a payment has no result nobody is asked for money.
  const mayAsk = (one: Deed) => one !== 'payLink' || booking.money.open_payment !== 'unknown';
  const inSight = isPhone ? COMMONEST.filter((one) => there.includes(one) && mayAsk(one)).slice(0, 2) : [];
  const others = ORDER.filter((one) => there.includes(one) && !inSight.includes(one));
  const showNewest = () => {
    close();
    void queries.invalidateQueries({ queryKey: [...staffKey, 'bookings'] });
  };
  const mayWaive = OVERRIDES.some(
    ({ rule, permission }) => rule === 'fee' && person.permissions.includes(permission),
  );
  return (
    <section aria-label={texts.title}>
      {isPhone ? (
        <div className="deed-bar">
          {buttonsOf(inSight)}
          <FoldOut label={more}>
            {buttonsOf(others)}
            {children}
          </FoldOut>
        </div>
      ) : (
        <div className="deeds">
          {buttonsOf(others)}
          {children}
        </div>
      )}
      {link && <PayLinkLine booking={booking} link={link} />}
      {refused.length > 0 && (
        <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-caption">
          {refused.map(({ deed: one, code }) => (
            <div key={one} className="flex flex-wrap gap-x-1.5">
              <dt className="font-semibold">{texts.deeds[one]}</dt>
              <dd className="text-soft">{texts.refused[code] ?? texts.refusedNow}</dd>
            </div>
          ))}
        </dl>
      )}
      {deed === 'cancel' && <CancelDialog booking={booking} mayWaive={mayWaive} onClose={close} />}
      {deed === 'change' && <ChangeDialog booking={booking} onClose={close} />}
      {deed === 'contact' && (
        <ContactDialog booking={booking} onClose={close} onLettersLost={() => setDeed('letter')} />
      )}
      {deed === 'letter' && <LetterDialog booking={booking} onClose={close} onDone={showNewest} />}
      {deed === 'price' && (
        <PriceDialog booking={booking} onClose={close} onLowered={() => setDeed('payLink')} />
      )}
      {deed === 'payLink' && amount > 0 && (
        <PayLinkDialog booking={booking} onClose={close} onDone={showNewest} />
      )}
    </section>
  );
}
