import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../components/notification.ts';
import { WorkButton } from '../../components/work-button.tsx';
import { formatAmount, formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { staffKey } from '../session/staff-session.ts';
import { askEndPayLink, type Booking } from './ask-acting.ts';
import { type Stop, StopBanner } from './stop-banner.tsx';

type Link = NonNullable<NonNullable<Booking['acting']>['pay_link']['link']>;

/** The latest payment link: its state, and its end where it can still be paid with. */
export function PayLinkLine({ booking, link }: { booking: Booking; link: Link }) {
  const texts = useTexts('staff').acting.payLink;
  const locale = useLocale();
  const queries = useQueryClient();
  const [stop, setStop] = useState<Stop | null>(null);
  const zone = booking.booking.transfers[0]?.pick_up.time_zone ?? 'UTC';
  const showNewest = () => queries.invalidateQueries({ queryKey: [...staffKey, 'bookings'] });
  const end = async () => {
    setStop(null);
    const outcome = await askEndPayLink(booking);
    if (outcome.kind !== 'answered') return setStop(outcome);
    notify(texts.ended, 'good');
    await showNewest();
  };
  return (
    <div className="mt-5 border-line border-t pt-4 text-small">
      {stop && <StopBanner stop={stop} onShow={() => void showNewest()} />}
      <p className="font-semibold">
        {texts.line(formatAmount(link.amount, locale), texts.states[link.state])}
      </p>
      <p className="mt-1 text-soft">
        {texts.made[link.way](formatInstant(link.made_at, zone, locale), link.made_by)}{' '}
        {link.opened_at && texts.opened(formatInstant(link.opened_at, zone, locale))}
      </p>
      {link.state === 'open' && (
        <WorkButton variant="quiet" className="mt-1" work={end}>
          {texts.end}
        </WorkButton>
      )}
    </div>
  );
}
