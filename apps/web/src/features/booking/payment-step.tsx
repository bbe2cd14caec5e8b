import { useQuery } from '@tanstack/react-query';
import { approximateUnits, toAmountText } from '@traslado/domain/money';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { callApi } from '../../data/client.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { PATHS } from '../../routes/paths.ts';
import { keepConfirmation } from '../confirmation/kept-confirmation.ts';
import { bookCoupon } from './book.ts';
import { BookingFrame } from './booking-frame.tsx';
import { dispatch, endBooking } from './booking-store.ts';
import { moneyText } from './booking-words.ts';
import { SoonDialog } from './flights-dialogs.tsx';
import type { FrameMessage } from './frame-protocol.ts';
import { type FrameHandle, GatewayFrame } from './gateway-frame.tsx';
import { HoldCountdown } from './hold-countdown.tsx';
import { OverviewDialogs, type OverviewStop } from './overview-dialogs.tsx';
import { PaymentGone, PaymentUnknown } from './payment-ends.tsx';
import { isBusy } from './payment-phase.ts';
import { TripTicket } from './trip-ticket.tsx';
import { type BookingView, useBookingView } from './use-booking-view.ts';
import { usePayment } from './use-payment.ts';

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
  const texts = useTexts('booking');
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
      title={texts.payment.titleFree}
      view={view}
      action={
        <Button
          className="w-full"
          icon="check"
          busy={busy}
          busyLabel={texts.payment.confirming}
          onClick={confirm}
        >
          {texts.payment.confirm}
        </Button>
      }
    >
      <Banner tone="good" title={texts.payment.nothingDue}>
        {texts.payment.nothingDueText}
      </Banner>
      {/* Wide screens have it beside. */}
      <div className="mt-6 md:hidden">
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

function CardPayment({ view }: { view: BookingView }) {
  const texts = useTexts('booking');
  const [, navigate] = useLocation();
  const { sale, exchangeRate } = view.state;
  const frame = useRef<FrameHandle>(null);
  const [frameRound, setFrameRound] = useState(0);
  const { phase, tell, pay, ask } = usePayment(sale);
  const gateway = useQuery({
    queryKey: ['gateway'],
    queryFn: ({ signal }) => callApi('getPaymentGateway', {}, { signal }),
  });
  const amount = sale ? moneyText(sale.dueMinor, view.locale) : '';
  const busy = isBusy(phase);

  const start = () => {
    if (phase.kind !== 'ready') return;
    tell({ type: 'submitted' });
    frame.current?.send({ type: 'submit' });
  };

  const hear = (message: FrameMessage) => {
    switch (message.type) {
      case 'enter':
        return start();
      case 'invalid':
        return tell({ type: 'cardInvalid' });
      case 'token':
        // Only a token that was asked for is paid with.
        if (phase.kind === 'tokenizing') void pay(message.token);
        return;
      case 'error':
        if (message.code === 'expired') setFrameRound((round) => round + 1);
        return tell({
          type: 'frameFailed',
          code: `frame.${message.code}`,
          detail: texts.payment.frame[message.code],
        });
      case 'challenge':
        tell({ type: 'challengeFinished', nowAt: Date.now() });
        return void ask();
    }
  };

  useEffect(() => {
    if (phase.kind === 'paid' && sale) finish(sale.couponId, navigate);
  }, [phase.kind, sale, navigate]);

  const failure = phase.kind === 'ready' ? phase.failure : null;
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure) return;
    banner.current?.focus();
    // The number of a declined card is not kept in the fields.
    if (failure.code.startsWith('payment.')) frame.current?.send({ type: 'reset' });
  }, [failure]);

  if (phase.kind === 'checking') return <PaymentUnknown view={view} since={phase.since} />;
  if (phase.kind === 'gone') return <PaymentGone view={view} reason={phase.reason} />;

  const isCardShown =
    phase.kind === 'ready' ||
    phase.kind === 'tokenizing' ||
    phase.kind === 'paying' ||
    phase.kind === 'priceChanged';
  return (
    <BookingFrame
      step="payment"
      title={phase.kind === 'challenge' ? texts.payment.titleBank : texts.payment.title(amount)}
      view={view}
      locked={phase.kind === 'paying' || phase.kind === 'challenge'}
      action={
        phase.kind !== 'challenge' && (
          <Button className="w-full" busy={busy} busyLabel={texts.payment.paying} onClick={start}>
            {texts.payment.pay(amount)}
          </Button>
        )
      }
    >
      {failure && (
        <div ref={banner} tabIndex={-1} className="mb-6 rounded-md outline-none">
          <Banner tone="bad" live title={texts.payment.failed}>
            <p>{failure.detail}</p>
            <p className="mt-1">{texts.payment.failedNext}</p>
          </Banner>
        </div>
      )}
      <p aria-live="polite" className="visually-hidden">
        {phase.kind === 'paying' || phase.kind === 'tokenizing' ? texts.payment.paying : ''}
      </p>
      {sale?.holdExpiresAt && phase.kind !== 'challenge' && (
        <div className="mb-5">
          <HoldCountdown until={sale.holdExpiresAt} />
        </div>
      )}
      <div className="rounded-lg bg-surface p-3 shadow-ticket sm:p-5">
        {gateway.isError && (
          <Banner
            tone="bad"
            live
            title={texts.payment.noGateway}
            action={<Button onClick={() => gateway.refetch()}>{texts.tryAgain}</Button>}
          />
        )}
        {!gateway.isError && (!gateway.data || phase.kind === 'loading') && (
          <Skeleton className="h-[26rem] w-full" />
        )}
        {gateway.data && isCardShown && (
          // The frame stays while the card is checked and charged, so that a declined card can be corrected.
          <div inert={busy} className={busy ? 'opacity-60 transition-opacity' : undefined}>
            <GatewayFrame
              key={`card-${frameRound}`}
              ref={frame}
              url={gateway.data.frame_url}
              gateway={gateway.data}
              title={texts.payment.frameTitle}
              locale={view.locale}
              amount={toAmountText(sale?.dueMinor ?? 0)}
              onMessage={hear}
            />
          </div>
        )}
        {gateway.data && phase.kind === 'challenge' && (
          <GatewayFrame
            key={phase.url}
            url={phase.url}
            gateway={gateway.data}
            title={texts.payment.bankFrameTitle}
            locale={view.locale}
            onMessage={hear}
          />
        )}
      </div>
      <p className="mt-4 max-w-prose text-small text-soft">
        {exchangeRate && sale && exchangeRate.currency !== 'USD'
          ? texts.payment.about(
              `${exchangeRate.currency} ${formatNumber(approximateUnits(sale.dueMinor, exchangeRate.rate), view.locale)}`,
            )
          : texts.payment.inDollars}{' '}
        {texts.payment.private}
      </p>
      {failure && SOON.includes(failure.code) && (
        <SoonDialog code={failure.code} view={view} onClose={() => void ask()} />
      )}
      <OverviewDialogs
        stop={phase.kind === 'priceChanged' ? phase : null}
        view={view}
        onClose={() => navigate(PATHS.transportation)}
        onAccept={() => {
          if (sale && phase.kind === 'priceChanged')
            dispatch({ type: 'sold', sale: { ...sale, dueMinor: phase.dueMinor } });
          tell({ type: 'priceAccepted' });
        }}
      />
    </BookingFrame>
  );
}

/** Refusals of the calendar at the last moment: the ride has come too near. */
const SOON = ['booking.today_by_phone', 'booking.too_late_for_tomorrow'];
