import { lobbyTimeOf } from '@traslado/domain/booking/lobby-time';
import { terminalText } from '@traslado/domain/booking/meeting';
import { type ReactNode, Suspense } from 'react';
import { CallLink } from '../components/call-link.tsx';
import { Icon } from '../components/icon.tsx';
import { lazyExtra } from '../components/lazy-extra.ts';
import { Ticket, TicketPart, TicketTear } from '../components/ticket.tsx';
import { TABLET, useMedia } from '../components/use-media.ts';
import { formatCivilDate, formatCivilTime } from '../i18n/format.ts';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import type { CouponView } from './coupon-view.ts';
import { NightLine } from './night-line.tsx';
import { waitsInWords } from './waits-in-words.ts';

/** Of few rides. */
const SpecialText = lazyExtra(() => import('./special-text.tsx'), 'SpecialText');

type Transfer = CouponView['transfers'][number];

type RideTicketProps = {
  transfer: Transfer;
  coupon: CouponView;
  /** In a narrow column, such as beside a form. */
  isCompact?: boolean;
  /** The way to change the ride, beside its heading. */
  change?: ReactNode;
  /** At the foot of the ticket. */
  children?: ReactNode;
};

/** One ride as a boarding pass: the time in large, the day in words, the places, and its flight. */
export function RideTicket({ transfer, coupon, isCompact = false, change, children }: RideTicketProps) {
  const texts = useTexts('confirmation');
  const locale = useLocale();
  const isPhone = !useMedia(TABLET);
  const { direction, pick_up } = transfer;
  const isCancelled = transfer.status === 'cancelled';
  const flight = { date: transfer.flight_date, time: transfer.flight_time };
  // Directions are for a ride that comes; beside a form the ticket only identifies the ride.
  const isComing = !isCompact && (transfer.status === 'confirmed' || transfer.status === 'pending');
  return (
    <Ticket>
      <TicketPart className="px-5 pt-4 pb-1 sm:p-7 sm:pb-3">
        <div className="flex min-h-8 items-center justify-between gap-3">
          <h2 className="flex items-center gap-2 font-semibold font-text text-small text-soft">
            <Icon
              name="plane"
              className={direction === 'arrival' ? 'size-5 rotate-45' : 'size-5 -rotate-45'}
            />
            {texts.legs[direction]}
          </h2>
          {change}
        </div>
        <div className="flex flex-wrap items-baseline gap-x-3 sm:mt-4 sm:block">
          <p
            className={`whitespace-nowrap font-extrabold font-display tabular-nums leading-none tracking-display ${isCompact ? 'text-headline' : 'text-headline sm:text-display'}`}
          >
            {isCancelled ? (
              <s className="text-soft decoration-[0.06em]">{formatCivilTime(pick_up.time, locale)}</s>
            ) : (
              formatCivilTime(pick_up.time, locale)
            )}
          </p>
          <p className="mt-1 font-semibold text-lead first-letter:uppercase">
            {formatCivilDate(pick_up.date, locale, isPhone ? 'short' : 'full')}
          </p>
        </div>
        <NightLine direction={direction} flight={flight} className="font-semibold" />
        <p className="text-soft">
          {texts.pickUp[direction]} · {texts.clock(pick_up.zone_name)}
        </p>
        {isCancelled && <Mark look="bg-bad-wash text-bad">{texts.cancelled}</Mark>}
        {transfer.status === 'completed' && <Mark look="bg-good-wash text-good">{texts.completed}</Mark>}
        {transfer.status === 'no_show' && <Mark look="bg-bad-wash text-bad">{texts.noShow}</Mark>}
        {pick_up.is_day_before && <Mark look="bg-warn-wash text-warn">{texts.dayBefore}</Mark>}
      </TicketPart>
      <TicketTear />
      <TicketPart className="px-5 pt-1 pb-4 sm:p-7 sm:pt-3">
        <dl className="grid gap-2 sm:gap-3">
          <Row term={texts.where}>
            {pick_up.place.name}
            {/* The way to the airport's meeting point stands with its drawing. */}
            {direction === 'departure' && pick_up.place.detail && isComing && (
              <span className="block font-normal text-small text-soft">{pick_up.place.detail}</span>
            )}
          </Row>
          {direction === 'departure' && transfer.terminal && (
            <Row term={texts.dropOff}>
              {terminalText(transfer.terminal)}
              {transfer.drop_off && isComing && (
                <span className="block font-normal text-small text-soft">{transfer.drop_off}</span>
              )}
            </Row>
          )}
          <Row term={texts.flight}>
            {transfer.flight_code ? (
              <>
                {transfer.airline ? `${transfer.airline} ` : ''}
                {transfer.flight_code}
                {/* Above, an arrival has the landing time in large. */}
                {(transfer.flight_time !== pick_up.time || transfer.flight_date !== pick_up.date) && (
                  <span className="block font-normal text-small text-soft">
                    {formatCivilDate(transfer.flight_date, locale, 'short')},{' '}
                    {formatCivilTime(transfer.flight_time, locale)}
                  </span>
                )}
              </>
            ) : (
              texts.noFlight
            )}
          </Row>
          {transfer.special_items.length > 0 && !isCancelled && (
            <Row term={texts.special}>
              <Suspense>
                <SpecialText ride={transfer} />
              </Suspense>
            </Row>
          )}
        </dl>
        {isComing && (
          <div className="mt-3 flex gap-2.5">
            <Icon name="clock" className="text-soft" />
            <div>
              {direction === 'departure' && (
                <p className="font-semibold">
                  {texts.lobby(formatCivilTime(lobbyTimeOf(pick_up.time), locale))}
                </p>
              )}
              <p>{waitsInWords(direction, pick_up, pick_up.waits_until, locale)}</p>
              {transfer.late_arrival && <p>{texts.lateArrival}</p>}
            </div>
          </div>
        )}
        {transfer.status === 'no_show' && !isCompact && <Missed transfer={transfer} coupon={coupon} />}
        {children}
      </TicketPart>
    </Ticket>
  );
}

/** Meaning of a missed ride, and the way to object. */
function Missed({ transfer, coupon }: Pick<RideTicketProps, 'transfer' | 'coupon'>) {
  const { missed } = useTexts('confirmation');
  const locale = useLocale();
  return (
    <div className="mt-3 grid justify-items-start gap-1">
      <p>{missed.what(formatCivilTime(transfer.pick_up.waits_until.time, locale))}</p>
      <p>{coupon.price.total > 0 ? missed.charged : missed.free}</p>
      <p>{missed.object}</p>
      <CallLink variant="quiet" phone={coupon.phone} />
    </div>
  );
}

function Mark({ look, children }: { look: string; children: string }) {
  return <p className={`mt-3 w-fit rounded-full px-3 py-1 font-semibold text-small ${look}`}>{children}</p>;
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-3 xs:grid-cols-[5rem_minmax(0,1fr)]">
      <dt className="text-small text-soft">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
