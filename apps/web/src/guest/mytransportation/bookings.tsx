import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { Button, type ButtonVariant } from '../../components/button.tsx';
import { Scene } from '../../components/scene.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { Page } from '../../shell/page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useBookingOfQuery } from '../../shell/use-booking-of-query.ts';
import { countStanding, ridesOf } from '../booked/booked-rides.ts';
import { KeptNote } from '../my-bookings/kept-note.tsx';
import { startBooking } from '../sign-in/start-booking.ts';
import { currentSelection } from '../stay/stay-session.ts';
import { BookingCard } from './booking-card.tsx';
import { BookingDetails } from './booking-details.tsx';
import { sortCoupons } from './sort-coupons.ts';

const NewBookingDialog = lazy(() =>
  import('../booked/new-booking-dialog.tsx').then((file) => ({ default: file.NewBookingDialog })),
);

type BookingsProps = {
  coupons: readonly CouponView[];
  /** Set where they are this device's copy. */
  seenAt: string | null;
  /** First name of the guest; '' where it is not known. */
  name: string;
  onSignOut: () => void;
};

/** The guest's bookings, each to open. */
export function Bookings({ coupons, seenAt, name, onSignOut }: BookingsProps) {
  const texts = useTexts('mytransportation');
  const [nowAt] = useState(Date.now);
  const sorted = sortCoupons(coupons, nowAt);
  const asked = useBookingOfQuery();
  const open = sorted.some((one) => one.coupon_id === asked) ? asked : sorted[0]?.coupon_id;
  const standing = countStanding(sorted);
  return (
    <Page title={texts.title} className="shell w-full flex-1 pt-2 pb-6 sm:pt-10 sm:pb-16 wide:pb-28">
      {seenAt && (
        <div className="mb-6">
          <KeptNote seenAt={seenAt} />
        </div>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 sm:gap-y-5">
        <div>
          <h1 className="text-headline">{name === '' ? texts.title : texts.welcome(name)}</h1>
          {standing > 1 && <p className="mt-3 text-lead text-soft">{texts.lead(standing)}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {!seenAt && sorted.length > 0 && (
            <NewBooking variant="secondary" coupons={sorted}>
              {texts.newBooking}
            </NewBooking>
          )}
          <Button variant="quiet" onClick={onSignOut}>
            {texts.signOut}
          </Button>
        </div>
      </div>
      {sorted.length === 0 ? (
        <NoBookings />
      ) : (
        <div className="mt-3 sm:mt-9">
          {sorted.map((coupon) => (
            <BookingCard key={coupon.coupon_id} coupon={coupon} isOpen={coupon.coupon_id === open}>
              <BookingDetails coupon={coupon} isKept={seenAt !== null} nowAt={nowAt} />
            </BookingCard>
          ))}
        </div>
      )}
    </Page>
  );
}

type NewBookingProps = {
  children: ReactNode;
  variant?: ButtonVariant;
  /** The bookings that there are already. */
  coupons?: readonly CouponView[];
};

function NewBooking({ children, variant, coupons = [] }: NewBookingProps) {
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const rides = ridesOf(coupons);
  const begin = () => {
    // Without a chosen airport the home page looks the stay up, and informs the guest then.
    if (rides.length > 0 && currentSelection()?.airport) setAsking(true);
    else navigate(startBooking() || PATHS.home);
  };
  return (
    <>
      <Button icon="plus" {...(variant && { variant })} onClick={begin}>
        {children}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <NewBookingDialog rides={rides} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

function NoBookings() {
  const texts = useTexts('mytransportation').none;
  return (
    <div className="mt-10 grid items-center gap-10 wide:grid-cols-2">
      <Scene name="meeting-point" className="wide:order-last" />
      <div>
        <h2 className="text-title">{texts.title}</h2>
        <p className="mt-3 mb-6 max-w-prose text-lead text-soft">{texts.text}</p>
        <NewBooking>{texts.book}</NewBooking>
      </div>
    </div>
  );
}
