import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { Disclosure } from '../../booking-parts/disclosure.tsx';
import { MeetingPoint } from '../../booking-parts/meeting-point.tsx';
import { PricePanel } from '../../booking-parts/price-panel.tsx';
import { RefundList } from '../../booking-parts/refund-list.tsx';
import { RideTicket } from '../../booking-parts/ride-ticket.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { CallLink } from '../../components/call-link.tsx';
import { lazyExtra } from '../../components/lazy-extra.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { cancelPath, editPath } from '../../shell/paths.ts';
import { openContact } from '../contact/open-contact.ts';
import { KeepIt } from '../my-bookings/keep-it.tsx';
import { startBooking } from '../sign-in/start-booking.ts';
import { MoneyDue } from './money-due.tsx';
import { ChangeRide, RideOptions } from './ride-options.tsx';
import { SendDialog } from './send-dialog.tsx';
import { isNear, isOver } from './sort-coupons.ts';
import './booking-details.css';

const PhoneOffers = lazyExtra(() => import('../my-bookings/phone-offers.tsx'), 'PhoneOffers');
const PhoneNews = lazyExtra(() => import('../my-bookings/phone-news.tsx'), 'PhoneNews');
const RideDayCard = lazy(() => import('./ride-day-card.tsx').then((file) => ({ default: file.RideDayCard })));
const DataCard = lazy(() => import('./data-card.tsx').then((file) => ({ default: file.DataCard })));

type BookingDetailsProps = {
  coupon: CouponView;
  /** A copy of this device: it can be read, and nothing can be done. */
  isKept: boolean;
  nowAt: number;
};

/** Everything about one booking, and everything that can still be done with it. */
export function BookingDetails({ coupon, isKept, nowAt }: BookingDetailsProps) {
  const texts = useTexts('mytransportation');
  const terms = useTexts('confirmation');
  const owner = coupon.reservations.find((stay) => stay.main)?.guest ?? coupon.contact.name;
  const isStanding = !isKept && !isOver(coupon);
  const deeds = !isKept && (
    <div className="grid content-start gap-1 sm:gap-8">
      <Possible coupon={coupon} />
      {isStanding && <Keep coupon={coupon} />}
    </div>
  );
  // They take the place of a second ride, where there is none, and the price moves to the left.
  const isOneWay = coupon.transfers.length === 1;
  const price = <PricePanel coupon={coupon} isBelowDue={!isKept} />;
  return (
    <div className="grid gap-3 sm:gap-8">
      {!isKept && !coupon.viewer.owner && (
        <Banner title={texts.readOnly.title(owner)}>{texts.readOnly.text}</Banner>
      )}
      {isStanding && coupon.viewer.owner && (
        <Suspense fallback={null}>
          <DataCard coupon={coupon} />
        </Suspense>
      )}
      {!isKept && <MoneyDue coupon={coupon} nowAt={nowAt} />}
      <RefundList refunds={coupon.refunds} place={coupon.transfers[0]?.pick_up} />
      <div className="grid gap-3 sm:gap-6 wide:grid-cols-2 wide:gap-8">
        {coupon.transfers.map((ride) => {
          const options = { ride, nowAt };
          const ticket = (
            <RideTicket
              transfer={ride}
              coupon={coupon}
              change={!isKept && <ChangeRide coupon={coupon} ride={ride} />}
            >
              {!isKept && <RideOptions {...options} />}
            </RideTicket>
          );
          return (
            <div key={ride.transfer_id} className="grid">
              {isNear(ride, nowAt) ? (
                <Suspense fallback={ticket}>
                  <RideDayCard coupon={coupon} ride={ride} isKept={isKept} ticket={ticket}>
                    {!isKept && <RideOptions {...options} isOnDay />}
                  </RideDayCard>
                </Suspense>
              ) : (
                ticket
              )}
            </div>
          );
        })}
        {isOneWay && deeds}
      </div>
      <div className="grid items-start gap-1 sm:gap-8 wide:grid-cols-2">
        <div className="grid gap-1 sm:gap-8">
          {!isOneWay && deeds}
          <MeetingPoint coupon={coupon} />
          {isOneWay && price}
        </div>
        <div className="grid gap-1 sm:gap-8">
          {isStanding && (
            <Suspense>
              <PhoneNews coupon={coupon} source="my_transportation" />
            </Suspense>
          )}
          {isStanding && (
            <Suspense>
              <PhoneOffers coupon={coupon} />
            </Suspense>
          )}
          {!isOneWay && price}
          <Disclosure
            title={`${terms.policies} · ${terms.terms}`}
            lines={[...new Set([...coupon.policies, ...coupon.terms])]}
          />
        </div>
      </div>
    </div>
  );
}

/** Letter, calendar, QR code, and sending the letter to another address. */
function Keep({ coupon }: { coupon: CouponView }) {
  const texts = useTexts('mytransportation').send;
  const [isSending, setSending] = useState(false);
  return (
    <>
      <KeepIt coupon={coupon} folds>
        <Button variant="secondary" icon="mail" onClick={() => setSending(true)}>
          {texts.button}
        </Button>
      </KeepIt>
      {isSending && (
        <SendDialog
          couponId={coupon.coupon_id}
          onFile={coupon.contact.email}
          onClose={() => setSending(false)}
        />
      )}
    </>
  );
}

/** Actions on the whole booking, and a person for everything else. */
function Possible({ coupon }: { coupon: CouponView }) {
  const texts = useTexts('mytransportation').possible;
  const [, navigate] = useLocation();
  const { coupon_id: id, viewer } = coupon;
  const isDone = isOver(coupon);
  // People ride on every leg: each has to be open for a change of them.
  const standing = coupon.transfers.filter((ride) => ride.status === 'confirmed');
  const canChangePeople = viewer.can_edit && standing.every((ride) => ride.viewer.can_change);
  const offersNothing = !viewer.can_edit && !viewer.can_cancel;
  return (
    <section className="rounded-lg bg-surface px-5 py-1 shadow-ticket sm:p-7">
      <h2 className="mb-2 text-heading max-sm:visually-hidden">{offersNothing ? texts.over : texts.title}</h2>
      <div className="deeds grid justify-items-start">
        {isDone && (
          <Button variant="secondary" icon="plus" className="mb-2" onClick={() => navigate(startBooking())}>
            {texts.again}
          </Button>
        )}
        {canChangePeople && (
          <LinkButton variant="quiet" icon="people" href={editPath(id, 'passengers')}>
            {texts.passengers}
          </LinkButton>
        )}
        {viewer.can_edit && (
          <LinkButton variant="quiet" icon="edit" href={editPath(id, 'contact')}>
            {texts.contact}
          </LinkButton>
        )}
        {viewer.can_cancel && (
          <LinkButton variant="quiet" icon="close" href={cancelPath(id)}>
            {texts.cancel}
          </LinkButton>
        )}
        <CallLink variant="quiet" phone={coupon.phone} />
        <Button
          variant="quiet"
          icon="mail"
          onClick={() => openContact({ booking: coupon.folio, resort: coupon.hotel })}
        >
          {texts.write}
        </Button>
      </div>
    </section>
  );
}
