import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Loader } from '../../components/loader.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { bookingStepPath } from '../../routes/paths.ts';
import { BookingFrame } from './booking-frame.tsx';
import { dispatch } from './booking-store.ts';
import type { BookingView } from './use-booking-view.ts';

/** After this the guest is told that it takes longer, and what happens then, milliseconds. */
const LONG_MS = 30_000;

function Phone({ view }: { view: BookingView }) {
  const texts = useTexts('booking');
  const phone = view.property?.phone;
  if (!phone) return null;
  return (
    <LinkButton variant="secondary" icon="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {texts.call(phone)}
    </LinkButton>
  );
}

/** Nobody knows yet whether the card was charged. The guest is told not to pay again; the page keeps asking by itself. */
export function PaymentUnknown({ view, since }: { view: BookingView; since: number }) {
  const texts = useTexts('booking').payment;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(
      () => setLong(true),
      since > 0 ? Math.max(0, since + LONG_MS - Date.now()) : LONG_MS,
    );
    return () => clearTimeout(timer);
  }, [since]);
  return (
    <BookingFrame step="payment" title={texts.unknown.title} view={view} locked>
      <Loader message={texts.unknown.checking} />
      <Banner tone="warn" live title={texts.unknown.dontPay}>
        <p>{texts.unknown.text}</p>
        {isLong && <p className="mt-2">{texts.unknown.long(view.state.sale?.couponId ?? '')}</p>}
      </Banner>
      <div className="mt-6">
        <Phone view={view} />
      </div>
    </BookingFrame>
  );
}

/** The booking cannot be paid any more: what that means for the money, and the way on. */
export function PaymentGone({
  view,
  reason,
}: {
  view: BookingView;
  reason: 'unavailable' | 'returned' | 'cancelled';
}) {
  const texts = useTexts('booking').payment;
  const [, navigate] = useLocation();
  const words = texts.gone[reason];
  return (
    <BookingFrame step="payment" title={words.title} view={view} locked>
      <p className="max-w-prose text-lead">{words.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          onClick={() => {
            dispatch({ type: 'sold', sale: null });
            navigate(bookingStepPath('service'));
          }}
        >
          {texts.gone.again}
        </Button>
        <Phone view={view} />
      </div>
    </BookingFrame>
  );
}
