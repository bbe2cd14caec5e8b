import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { CallLink } from '../../components/call-link.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { bookingStepPath, PATHS } from '../../shell/paths.ts';
import { dispatch } from '../draft/booking-store.ts';
import type { GoneReason } from '../payment/payment-phase.ts';
import { PaymentUnknownNote } from '../payment/payment-unknown-note.tsx';
import { BookingFrame } from './booking-frame.tsx';
import type { BookingView } from './use-booking-view.ts';

function Phone({ view }: { view: BookingView }) {
  const phone = view.property?.phone;
  return phone ? <CallLink phone={phone} /> : null;
}

/** The charge has no known outcome yet. The guest is asked not to pay again; the page keeps asking by itself. */
export function PaymentUnknown({ view, since }: { view: BookingView; since: number }) {
  const texts = useTexts('bookingEnd').payment;
  return (
    <BookingFrame step="payment" title={texts.unknown.title} view={view} locked>
      <PaymentUnknownNote since={since} couponId={view.state.sale?.couponId ?? ''} />
      <div className="mt-6">
        <Phone view={view} />
      </div>
    </BookingFrame>
  );
}

/** The booking can no longer be paid. Explains the money's way and the next step. */
export function PaymentGone({ view, reason }: { view: BookingView; reason: GoneReason }) {
  const texts = useTexts('bookingEnd').payment;
  const [, navigate] = useLocation();
  const words = texts.gone[reason];
  return (
    <BookingFrame step="payment" title={words.title} view={view} locked>
      <p className="max-w-prose text-lead">{words.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {reason === 'booked' && (
          <Button onClick={() => navigate(PATHS.myTransportation)}>{texts.gone.see}</Button>
        )}
        <Button
          variant={reason === 'booked' ? 'secondary' : 'primary'}
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
