import { ProblemError } from '@traslado/contract/client';
import { lazy, useEffect, useState } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Loader } from '../../components/loader.tsx';
import { notify } from '../../components/notification.ts';
import { keepGuestSession } from '../../data/session.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Page } from '../../shell/page.tsx';
import { useSignedIn } from '../manage/use-signed-in.ts';
import { keptCoupons, useCoupons } from '../my-bookings/use-coupons.ts';
import { signOut } from '../sign-in/sign-out.ts';
import { currentStay } from '../stay/stay-session.ts';
import { Bookings } from './bookings.tsx';
import { sortCoupons } from './sort-coupons.ts';

const SignInGate = lazy(() =>
  import('../manage/sign-in-gate.tsx').then((file) => ({ default: file.SignInGate })),
);

export { Bookings };

/** The guest's bookings; a visitor without a session signs in here. */
export function MytransportationPage() {
  const texts = useTexts('mytransportation');
  const isSignedIn = useSignedIn();
  // Without a connection a sign-in is impossible: this device's copy is shown at once.
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

  const signOutHere = () => {
    signOut();
    notify(texts.signedOut, 'good');
  };
  if (!isSignedIn) {
    const kept = keptCoupons();
    if (showsKept && kept)
      return (
        <Bookings
          {...kept}
          name={firstNameOf(kept.coupons)}
          onSignOut={() => {
            setShowsKept(false);
            signOutHere();
          }}
        />
      );
    return (
      <SignInGate
        ended={hadSession && isRefused}
        keptSince={kept?.seenAt ?? null}
        onShowKept={() => setShowsKept(true)}
      />
    );
  }
  if (shown.coupons) {
    return (
      <Bookings
        coupons={shown.coupons}
        seenAt={shown.seenAt}
        name={firstNameOf(shown.coupons)}
        onSignOut={() => {
          setHadSession(false);
          signOutHere();
        }}
      />
    );
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
  const name =
    currentStay()?.firstName ?? sortCoupons(coupons, Date.now())[0]?.contact.name.split(' ')[0] ?? '';
  return name.trim();
}
