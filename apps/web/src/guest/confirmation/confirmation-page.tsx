import { type ReactNode, Suspense } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { Disclosure, Fold } from '../../booking-parts/disclosure.tsx';
import { MeetingPoint } from '../../booking-parts/meeting-point.tsx';
import { PricePanel } from '../../booking-parts/price-panel.tsx';
import { RideTicket } from '../../booking-parts/ride-ticket.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { lazyExtra } from '../../components/lazy-extra.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { Loader } from '../../components/loader.tsx';
import { Scene } from '../../components/scene.tsx';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { Page } from '../../shell/page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useBookingOfQuery } from '../../shell/use-booking-of-query.ts';
import { KeepIt } from '../my-bookings/keep-it.tsx';
import { keptBookings } from '../my-bookings/kept-bookings.ts';
import { keptConfirmation } from '../my-bookings/kept-confirmation.ts';
import { KeptNote } from '../my-bookings/kept-note.tsx';
import { useCoupon } from '../my-bookings/use-coupon.ts';
import { BookingNumber } from './booking-number.tsx';
import { DepartureCard } from './departure-card.tsx';

const PhoneNews = lazyExtra(() => import('../my-bookings/phone-news.tsx'), 'PhoneNews');

/** The booking in hand: number, rides, the next events, and everything to keep. */
export function ConfirmationPage() {
  const texts = useTexts('confirmation');
  const asked = useBookingOfQuery();
  // A tab opened without a connection does not know its confirmed booking: the latest of this device is taken.
  const latest = navigator.onLine ? undefined : keptBookings(localStorage, Date.now())[0]?.view.coupon_id;
  const couponId = asked ?? keptConfirmation() ?? latest ?? null;
  const { coupon, seenAt, error, refetch } = useCoupon(couponId, true);

  if (couponId === null) return <Missing />;
  if (coupon) return <Confirmation coupon={coupon} seenAt={seenAt} />;
  if (error) {
    return (
      <Sorry title={texts.failed.title} text={texts.failed.text}>
        <Button onClick={refetch}>{texts.failed.retry}</Button>
        <LinkButton variant="secondary" href={PATHS.myTransportation}>
          {texts.missing.button}
        </LinkButton>
      </Sorry>
    );
  }
  return (
    <Page title={texts.title} className="shell w-full flex-1">
      <Loader page message={texts.loading} />
    </Page>
  );
}

function Missing() {
  const texts = useTexts('confirmation').missing;
  return (
    <Sorry title={texts.title} text={texts.text}>
      <LinkButton href={PATHS.myTransportation}>{texts.button}</LinkButton>
    </Sorry>
  );
}

function Sorry({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Page
      title={title}
      className="shell grid w-full flex-1 items-center gap-10 py-12 wide:grid-cols-2 wide:py-20"
    >
      <Scene name="lost-road" className="wide:order-last" />
      <div>
        <h1 className="text-headline">{title}</h1>
        <p className="mt-4 max-w-prose text-lead text-soft">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
    </Page>
  );
}

/** A booking as it is confirmed. */
export function Confirmation({ coupon, seenAt }: { coupon: CouponView; seenAt: string | null }) {
  const texts = useTexts('confirmation');
  const { confirmation_mail: mail } = coupon;
  const isPending = coupon.status === 'pending_payment';
  const title = isPending ? texts.titlePending : texts.title;
  return (
    <Page title={title} className="w-full flex-1 pb-6 sm:pb-16 wide:pb-28">
      <div className="shell pt-4 sm:pt-10">
        {seenAt && (
          <div className="mb-6">
            <KeptNote seenAt={seenAt} />
          </div>
        )}
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div className="max-w-160">
            <div className="flex items-center gap-3">
              <span
                className="grid size-10 shrink-0 animate-rise place-items-center rounded-full bg-good text-page"
                aria-hidden="true"
              >
                <Icon name={isPending ? 'clock' : 'check'} />
              </span>
              <h1 className="text-headline">{title}</h1>
            </div>
            <p className="mt-3 max-w-prose text-soft sm:text-lead">
              {isPending ? texts.leadPending : texts.lead(coupon.contact.name.split(' ')[0] ?? '')}{' '}
              {mail && texts.mail[mail](coupon.contact.email)}
            </p>
          </div>
          <BookingNumber couponId={coupon.coupon_id} />
        </div>
        <div className="mt-4 grid gap-4 sm:mt-9 sm:gap-6 wide:grid-cols-2 wide:gap-8">
          {coupon.transfers.map((transfer) => (
            <RideTicket key={transfer.transfer_id} transfer={transfer} coupon={coupon} />
          ))}
          {coupon.trip_type === 'arrival' && !isPending && <DepartureCard coupon={coupon} />}
        </div>
        <div className="mt-5 grid items-start gap-x-16 gap-y-5 sm:mt-10 wide:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid gap-5 sm:gap-10">
            {!isPending && !seenAt && (
              <Suspense>
                <PhoneNews coupon={coupon} source="confirmation" />
              </Suspense>
            )}
            <MeetingPoint coupon={coupon} />
            <Plans coupon={coupon} />
          </div>
          <div className="grid gap-5 max-wide:order-first sm:gap-8">
            <KeepIt coupon={coupon} />
            <PricePanel coupon={coupon} />
          </div>
        </div>
      </div>
    </Page>
  );
}

/** Cancellation policy with the moments themselves, in the clock of the place; terms; disclaimer. */
function Plans({ coupon }: { coupon: CouponView }) {
  const texts = useTexts('confirmation');
  const locale = useLocale();
  const legs = coupon.transfers.filter((leg) => leg.status !== 'cancelled');
  const at = (instant: string, leg: (typeof legs)[number]) =>
    `${formatInstant(instant, leg.pick_up.time_zone, locale)}, ${texts.clock(leg.pick_up.zone_name)}`;
  return (
    <section aria-label={texts.cancelTitle} className="border-line border-b">
      <Fold title={texts.cancelTitle}>
        <dl className="grid gap-4">
          {legs.map((leg) => (
            <div key={leg.transfer_id}>
              <dt className="font-semibold">{texts.legs[leg.direction]}</dt>
              <dd className="max-w-prose text-soft">
                {texts.cancelPolicy.change(at(leg.change_until, leg))}{' '}
                {texts.cancelPolicy.cancel(at(leg.cancel_until, leg))}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 mb-4 max-w-prose text-small text-soft">{texts.disclaimer}</p>
      </Fold>
      <Disclosure title={texts.policies} lines={coupon.policies} />
      <Disclosure title={texts.terms} lines={coupon.terms} />
    </section>
  );
}
