import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { PATHS, payPath } from '../../shell/paths.ts';
import { bookingState, dispatch, endBooking } from '../draft/booking-store.ts';
import { keepConfirmation } from '../my-bookings/kept-confirmation.ts';
import { CardPaymentParts } from '../payment/card-payment-parts.tsx';
import type { PaymentIntents } from '../payment/use-payment.ts';
import { bookCoupon } from './book.ts';
import { BookingFrame } from './booking-frame.tsx';
import { SoonDialog } from './flights-dialogs.tsx';
import { OverviewDialogs, type OverviewStop } from './overview-dialogs.tsx';
import { PaymentGone, PaymentUnknown } from './payment-ends.tsx';
import { TripTicket } from './trip-ticket.tsx';
import { type BookingView, useBookingView } from './use-booking-view.ts';

/** Step 4: the card, or only a confirmation where nothing is due. */
export function PaymentStep() {
  const view = useBookingView();
  const { sale } = view.state;
  // Decided once: a price that appears while the guest confirms for nothing is first put before them.
  const [isCard, setCard] = useState(() => sale !== null && sale.dueMinor > 0);
  if (isCard) return <CardPayment view={view} />;
  return <NothingDue view={view} onCard={() => setCard(true)} />;
}

function finish(couponId: string, navigate: (to: string) => void): void {
  keepConfirmation(couponId);
  navigate(PATHS.confirmation);
  endBooking();
}

/** The stay pays for everything: one button, and it books and confirms. */
function NothingDue({ view, onCard }: { view: BookingView; onCard: () => void }) {
  const texts = useTexts('bookingEnd').payment;
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [stop, setStop] = useState<OverviewStop | null>(null);
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    const outcome = await bookCoupon(view);
    setBusy(false);
    if (outcome.kind !== 'booked') setStop(outcome);
    else if (outcome.sale.dueMinor > 0)
      setStop({ kind: 'priceChanged', shownMinor: 0, dueMinor: outcome.sale.dueMinor });
    else finish(outcome.sale.couponId, navigate);
  };
  return (
    <BookingFrame
      step="payment"
      title={texts.titleFree}
      view={view}
      action={
        <Button className="w-full" icon="check" busy={busy} busyLabel={texts.confirming} onClick={confirm}>
          {texts.confirm}
        </Button>
      }
    >
      <Banner tone="good" title={texts.nothingDue}>
        {texts.nothingDueText}
      </Banner>
      {/* Wide screens have it beside. */}
      <div className="mt-6 wide:hidden">
        <TripTicket view={view} />
      </div>
      <OverviewDialogs
        stop={stop}
        view={view}
        onClose={() => setStop(null)}
        // The sale stands in the draft with its price: accepting it shows the card.
        onAccept={onCard}
        onRetry={() => {
          setStop(null);
          void confirm();
        }}
      />
    </BookingFrame>
  );
}

/** The card's own frame within the step, its bill and key in the draft. */
function CardPayment({ view }: { view: BookingView }) {
  const [, navigate] = useLocation();
  const { sale, exchangeRate } = view.state;
  const done = useCallback(() => {
    if (sale) finish(sale.couponId, navigate);
  }, [sale, navigate]);
  if (!sale) return null;
  return (
    <CardPaymentParts
      bill={sale}
      rate={exchangeRate}
      keys={DRAFT_KEYS}
      onPaid={done}
      onSignedIn={() => navigate(payPath(sale.couponId), { replace: true })}
    >
      {({ phase, failure, title, action, isLocked, card, tell, ask }) => {
        if (phase.kind === 'checking') return <PaymentUnknown view={view} since={phase.since} />;
        if (phase.kind === 'gone') return <PaymentGone view={view} reason={phase.reason} />;
        return (
          <BookingFrame step="payment" title={title} view={view} locked={isLocked} action={action}>
            {card}
            {failure && SOON.includes(failure.code) && (
              <SoonDialog code={failure.code} view={view} onClose={() => void ask()} />
            )}
            <OverviewDialogs
              stop={phase.kind === 'priceChanged' ? phase : null}
              view={view}
              onClose={() => navigate(PATHS.transportation)}
              onAccept={() => {
                if (phase.kind === 'priceChanged')
                  dispatch({ type: 'sold', sale: { ...sale, dueMinor: phase.dueMinor } });
                tell({ type: 'priceAccepted' });
              }}
            />
          </BookingFrame>
        );
      }}
    </CardPaymentParts>
  );
}

/** The draft remembers the key of its sale's payment. */
const DRAFT_KEYS: PaymentIntents = {
  kept: () => bookingState().payIntent,
  keep: (idempotency) => dispatch({ type: 'payKeyChosen', idempotency }),
};

/** Refusals of the calendar at the last moment: the ride has come too near. */
const SOON = ['booking.today_by_phone', 'booking.too_late_for_tomorrow'];
