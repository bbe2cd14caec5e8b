import { ProblemError } from '@traslado/contract/client';
import { myTransportationPath } from '@traslado/contract/pages';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Loader } from '../../components/loader.tsx';
import { keepGuestSession } from '../../data/session.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Page } from '../../shell/page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useCoupon } from '../my-bookings/use-coupon.ts';
import { ManageFrame } from './manage-frame.tsx';
import { useSignedIn } from './use-signed-in.ts';

const SignInGate = lazy(() => import('./sign-in-gate.tsx').then((file) => ({ default: file.SignInGate })));

type ManageGateProps = {
  couponId: string;
  title: string;
  /** Drawn with the booking as the server has it, for its owner only. */
  children: (coupon: CouponView) => ReactNode;
};

/** Lets the owner of a booking through to a page that changes it; everybody else reads the reason, and the owner's name. */
export function ManageGate({ couponId, title, children }: ManageGateProps) {
  const texts = useTexts('mytransportation');
  const isSignedIn = useSignedIn();
  const { coupon, seenAt, error, refetch } = useCoupon(isSignedIn ? couponId : null);
  const status = error instanceof ProblemError ? error.problem.status : null;

  // Held beside the refusal, which is forgotten with its session.
  const [hasEnded, setHasEnded] = useState(false);

  useEffect(() => {
    if (status !== 401) return;
    setHasEnded(true);
    // The server no longer knows the session: asking again would be refused again.
    keepGuestSession(null);
  }, [status]);
  useEffect(() => {
    if (isSignedIn) setHasEnded(false);
  }, [isSignedIn]);

  if (!isSignedIn || status === 401) return <SignInGate ended={hasEnded} couponId={couponId} />;
  if (coupon && seenAt) {
    return (
      <Stopped
        couponId={couponId}
        title={title}
        heading={texts.gate.offline.title}
        text={texts.gate.offline.text}
      >
        <Button onClick={refetch}>{texts.failed.retry}</Button>
      </Stopped>
    );
  }
  if (coupon && !coupon.viewer.owner) {
    const owner = coupon.reservations.find((stay) => stay.main)?.guest ?? '';
    return (
      <Stopped
        couponId={couponId}
        title={title}
        heading={texts.readOnly.title(owner)}
        text={texts.readOnly.text}
      />
    );
  }
  if (coupon) return children(coupon);
  if (error) {
    const words = status === 404 ? texts.gate.notFound : texts.failed;
    return (
      <Stopped couponId={null} title={title} heading={words.title} text={words.text}>
        {status !== 404 && <Button onClick={refetch}>{texts.failed.retry}</Button>}
      </Stopped>
    );
  }
  return (
    <Page title={title} className="shell w-full flex-1">
      <Loader page message={texts.loading} />
    </Page>
  );
}

type StoppedProps = {
  couponId: string | null;
  title: string;
  heading: string;
  text: string;
  children?: ReactNode;
};

/** Explains why this page cannot be used for this booking. */
function Stopped({ couponId, title, heading, text, children }: StoppedProps) {
  const texts = useTexts('mytransportation').gate;
  return (
    <ManageFrame couponId={couponId} title={title}>
      <Banner tone="warn" live title={heading}>
        {text}
      </Banner>
      <div className="mt-6 flex flex-wrap gap-3">
        {children}
        <LinkButton
          variant="secondary"
          href={couponId === null ? PATHS.myTransportation : myTransportationPath(couponId)}
        >
          {texts.back}
        </LinkButton>
      </div>
    </ManageFrame>
  );
}
