import { ProblemError } from '@traslado/contract/client';
import { bookingParameter } from '@traslado/contract/pages';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { Banner } from '../../components/banner.tsx';
import { Button, type ButtonVariant } from '../../components/button.tsx';
import { Loader } from '../../components/loader.tsx';
import { notify } from '../../components/notification.ts';
import { Scene } from '../../components/scene.tsx';
import { keepGuestSession } from '../../data/session.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Page } from '../../shell/page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { countStanding, ridesOf } from '../booked/booked-rides.ts';
import { useSignedIn } from '../manage/use-signed-in.ts';
import { KeptNote } from '../my-bookings/kept-note.tsx';
import { keptCoupons, useCoupons } from '../my-bookings/use-coupons.ts';
import { signOut } from '../sign-in/sign-out.ts';
import { startBooking } from '../sign-in/start-booking.ts';
import { currentSelection, currentStay } from '../stay/stay-session.ts';
import { BookingCard } from './booking-card.tsx';
import { BookingDetails } from './booking-details.tsx';
import { sortCoupons } from './sort-coupons.ts';

const NewBookingDialog = lazy(() =>
  import('../booked/new-booking-dialog.tsx').then((file) => ({ default: file.NewBookingDialog })),
);
const SignInGate = lazy(() =>
  import('../manage/sign-in-gate.tsx').then((file) => ({ default: file.SignInGate })),
);

/** The guest's bookings; whoever is not signed in is asked here. */
export function MytransportationPage() {
  const isSignedIn = useSignedIn();
  // Without a connection nobody can sign in: what this device has kept is shown at once.
  const [showsKept, setShowsKept] = useState(() => !navigator.onLine);
  const [hadSession, setHadSession] = useState(isSignedIn);
  const shown = useCoupons(isSignedIn);
  const isRefused = shown.error instanceof ProblemError && shown.error.problem.status === 401;

  useEffect(() => {
    if (isSignedIn) setHadSession(true);
  }, [isSignedIn]);
  useEffect(() => {
    // The server no longer knows the session: asking again would be refused again.
    if (isRefused) keepGuestSession(null);
  }, [isRefused]);

  if (!isSignedIn) {
    const kept = keptCoupons();
    if (showsKept && kept)
      return <Bookings coupons={kept.coupons} seenAt={kept.seenAt} onSignOut={() => setShowsKept(false)} />;
    return (
      <SignInGate
        ended={hadSession && isRefused}
        keptSince={kept?.seenAt ?? null}
        onShowKept={() => setShowsKept(true)}
      />
    );
  }
  if (shown.coupons) {
    return <Bookings coupons={shown.coupons} seenAt={shown.seenAt} onSignOut={() => setHadSession(false)} />;
  }
  if (shown.error && !isRefused) return <Failed onRetry={shown.refetch} />;
  return <Waiting />;
}

function Waiting() {
  const texts = useTexts('mytransportation');
  return (
    <Page title={texts.title} className="shell w-full flex-1">
      <Loader page message={texts.loading} />
    </Page>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts('mytransportation');
  return (
    <Page title={texts.title} className="shell w-full flex-1 pt-6 pb-16 sm:pt-10">
      <h1 className="text-headline">{texts.title}</h1>
      <div className="mt-6 max-w-form">
        <Banner
          tone="bad"
          live
          title={texts.failed.title}
          action={<Button onClick={onRetry}>{texts.failed.retry}</Button>}
        >
          {texts.failed.text}
        </Banner>
      </div>
    </Page>
  );
}

function firstNameOf(coupons: readonly CouponView[]): string {
  const name = currentStay()?.firstName ?? coupons[0]?.contact.name.split(' ')[0] ?? '';
  return name.trim();
}

type BookingsProps = { coupons: readonly CouponView[]; seenAt: string | null; onSignOut: () => void };

function Bookings({ coupons, seenAt, onSignOut }: BookingsProps) {
  const texts = useTexts('mytransportation');
  const [search] = useSearchParams();
  const [nowAt] = useState(Date.now);
  const sorted = sortCoupons(coupons, nowAt);
  const asked = search.get(bookingParameter);
  const open = sorted.some((one) => one.coupon_id === asked) ? asked : sorted[0]?.coupon_id;
  const standing = countStanding(sorted);
  const name = firstNameOf(sorted);
  const leave = () => {
    onSignOut();
    signOut();
    notify(texts.signedOut, 'good');
  };
  return (
    <Page title={texts.title} className="shell w-full flex-1 pt-6 pb-16 sm:pt-10 wide:pb-28">
      {seenAt && (
        <div className="mb-6">
          <KeptNote seenAt={seenAt} />
        </div>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h1 className="text-headline">{name === '' ? texts.title : texts.welcome(name)}</h1>
          {standing > 0 && <p className="mt-3 text-lead text-soft">{texts.lead(standing)}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {!seenAt && sorted.length > 0 && (
            <NewBooking variant="secondary" coupons={sorted}>
              {texts.newBooking}
            </NewBooking>
          )}
          <Button variant="quiet" onClick={leave}>
            {texts.signOut}
          </Button>
        </div>
      </div>
      {sorted.length === 0 ? (
        <NoBookings />
      ) : (
        <div className="mt-8">
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
    // Where the airport is still to be chosen the home page looks the stay up, and tells then.
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
