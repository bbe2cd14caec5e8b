import { useQueryClient } from '@tanstack/react-query';
import { OVERRIDES } from '@traslado/domain/desk/overrides';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import type { IconName } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
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

type Deed = 'cancel' | 'change' | 'contact' | 'letter' | 'price' | 'payLink';

const ICONS: Readonly<Record<Deed, IconName>> = {
  cancel: 'close',
  change: 'edit',
  contact: 'mail',
  letter: 'ticket',
  price: 'bag',
  payLink: 'globe',
};

/** After a booking for the guest the payment link comes next. */
const firstDeed = (): Deed | null => (window.history.state?.payLink === true ? 'payLink' : null);

type Verdict = NonNullable<Booking['acting']>['contact'];

/** Actions of staff for the guest now; refused ones with the reason. Nothing without the permission to act for guests. */
export function ActForGuest({ booking, person }: { booking: Booking; person: Person }) {
  const texts = useTexts('staff').acting;
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [deed, setDeed] = useState<Deed | null>(firstDeed);
  const { acting } = booking;
  if (!acting) return null;
  const stay = booking.booking.reservations.find(({ main }) => main);
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
  const shown: readonly Deed[] = [
    ...allowed,
    ...(acting.letter ? (['letter'] as const) : []),
    ...(acting.price.allowed ? (['price'] as const) : []),
    ...(amount > 0 ? (['payLink'] as const) : []),
  ];
  const showNewest = () => {
    close();
    void queries.invalidateQueries({ queryKey: [...staffKey, 'bookings'] });
  };
  const mayWaive = OVERRIDES.some(
    ({ rule, permission }) => rule === 'fee' && person.permissions.includes(permission),
  );
  return (
    <section aria-labelledby="for-guest" className="mt-6 rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
      <h2 id="for-guest" className="mb-3 text-heading">
        {texts.title}
      </h2>
      <div className="flex flex-wrap gap-3">
        {shown.map((one) => (
          <Button key={one} variant="secondary" icon={ICONS[one]} onClick={() => setDeed(one)}>
            {texts.deeds[one]}
          </Button>
        ))}
        {stay && (
          <Button
            variant="secondary"
            icon="plus"
            onClick={() =>
              navigate('/admin/bookings/new', { state: { hotel: stay.hotel, folio: stay.folio } })
            }
          >
            {texts.book.another}
          </Button>
        )}
      </div>
      {link && <PayLinkLine booking={booking} link={link} />}
      {refused.length > 0 && (
        <dl className="mt-4 grid gap-2 text-small">
          {refused.map(({ deed: one, code }) => (
            <div key={one}>
              <dt className="font-semibold">{texts.deeds[one]}</dt>
              <dd className="text-soft">{texts.refused[code] ?? texts.refusedNow}</dd>
            </div>
          ))}
        </dl>
      )}
      {deed === 'cancel' && <CancelDialog booking={booking} mayWaive={mayWaive} onClose={close} />}
      {deed === 'change' && <ChangeDialog booking={booking} onClose={close} />}
      {deed === 'contact' && <ContactDialog booking={booking} onClose={close} />}
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
