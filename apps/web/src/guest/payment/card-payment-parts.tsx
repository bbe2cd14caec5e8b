import { approximateUnits, SALE_CURRENCY } from '@traslado/domain/money';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react';
import { moneyText } from '../../booking-parts/booking-words.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { CardFrames, useGateway } from './card-frames.tsx';
import { HoldCountdown } from './hold-countdown.tsx';
import { isAtBank, isBusy, type PaymentFailure, type PaymentPhase } from './payment-phase.ts';
import { useCardFrame } from './use-card-frame.ts';
import { type Bill, type Payment, type PaymentIntents, usePayment } from './use-payment.ts';

const SignInAgain = lazy(() =>
  import('../sign-in/sign-in-again.tsx').then((file) => ({ default: file.SignInAgain })),
);

/** Parts that a page places: the card's fields, the button that pays, and the state of the payment. */
export type PaymentParts = Pick<Payment, 'phase' | 'tell' | 'ask'> & {
  failure: PaymentFailure | null;
  title: string;
  /** The button that pays; while the bank asks, the one for another card. */
  action: ReactNode;
  card: ReactNode;
  /** Nothing else may be done while the charge is under way. */
  isLocked: boolean;
};

type CardPaymentPartsProps = {
  bill: Bill;
  /** Rate of the day, only to inform. */
  rate: { readonly rate: number; readonly currency: string } | null;
  keys: PaymentIntents;
  onPaid: () => void;
  /** A guest with an ended session has signed in again; asks the server again when left out. */
  onSignedIn?: () => void;
  children: (parts: PaymentParts) => ReactNode;
};

/** Paying a bill by card in the gateway's own frame, for every page with something to pay. */
export function CardPaymentParts({ bill, rate, keys, onPaid, onSignedIn, children }: CardPaymentPartsProps) {
  const texts = useTexts('bookingEnd').payment;
  const amount = moneyText(bill.dueMinor, useLocale());
  const payment = usePayment(bill, keys);
  const { phase, tell, ask, abandon } = payment;
  const gateway = useGateway(bill, phase.kind !== 'signedOut');
  const failure = phase.kind === 'ready' ? phase.failure : null;
  const { frame, round, start, hear } = useCardFrame(payment);

  useEffect(() => {
    if (phase.kind === 'paid') onPaid();
  }, [phase.kind, onPaid]);

  const askAgain = useCallback(() => {
    tell({ type: 'askedAgain' });
    void ask();
  }, [tell, ask]);
  const isUnreached = phase.kind === 'unreached';
  // Back in the lobby's network it goes on by itself.
  useEffect(() => {
    if (!isUnreached) return;
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [isUnreached, askAgain]);

  return children({
    phase,
    tell,
    ask,
    failure,
    title: isAtBank(phase) ? texts.titleBank : texts.title(amount),
    isLocked: phase.kind === 'paying' || isAtBank(phase),
    action: (isUnreached || isAtBank(phase) || !gateway.isError) && (
      <PayButton phase={phase} amount={amount} onPay={start} onOtherCard={abandon} onAskAgain={askAgain} />
    ),
    card: isUnreached ? (
      <Banner tone="warn" live title={texts.unreached.title}>
        {texts.unreached.text}
      </Banner>
    ) : (
      <>
        {phase.kind === 'signedOut' && (
          <Suspense fallback={null}>
            <SignInAgain couponId={bill.couponId} onClose={onSignedIn ?? askAgain} />
          </Suspense>
        )}
        {failure && <Failed failure={failure} />}
        <Progress phase={phase} />
        {bill.holdExpiresAt && !isAtBank(phase) && (
          <div className="mb-5">
            <HoldCountdown until={bill.holdExpiresAt} />
          </div>
        )}
        <CardFrames
          gateway={gateway}
          phase={phase}
          round={round}
          frame={frame}
          bill={bill}
          onMessage={hear}
        />
        <ChargeNote dueMinor={bill.dueMinor} rate={rate} statementName={gateway.data?.statement_name} />
      </>
    ),
  });
}

type PayButtonProps = {
  phase: PaymentPhase;
  amount: string;
  onPay: () => void;
  onOtherCard: () => void;
  onAskAgain: () => void;
};

function PayButton({ phase, amount, onPay, onOtherCard, onAskAgain }: PayButtonProps) {
  const { tryAgain } = useTexts('booking');
  const texts = useTexts('bookingEnd').payment;
  if (phase.kind === 'unreached')
    return (
      <Button className="w-full" onClick={onAskAgain}>
        {tryAgain}
      </Button>
    );
  if (isAtBank(phase))
    return (
      <Button
        variant="secondary"
        className="w-full"
        busy={phase.kind === 'abandoning'}
        busyLabel={texts.closing}
        onClick={onOtherCard}
      >
        {texts.otherCard}
      </Button>
    );
  return (
    <Button
      className="w-full"
      busy={isBusy(phase)}
      // Opening the payment is not paying.
      {...(phase.kind !== 'loading' && { busyLabel: texts.paying })}
      onClick={onPay}
    >
      {texts.pay(amount)}
    </Button>
  );
}

/** The last try's reason, read before anything else. */
function Failed({ failure }: { failure: PaymentFailure }) {
  const texts = useTexts('bookingEnd').payment;
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) banner.current?.focus();
  }, [failure]);
  return (
    <div ref={banner} tabIndex={-1} className="mb-6 rounded-md outline-none">
      <Banner tone="bad" live title={texts.failed}>
        <p>{failure.detail}</p>
        {!failure.code.startsWith('payment.') && <p className="mt-1">{texts.failedNext}</p>}
      </Banner>
    </div>
  );
}

/** The charge as it is read aloud, and the bank's question where another page has it or it could not be closed. */
function Progress({ phase }: { phase: PaymentPhase }) {
  const texts = useTexts('bookingEnd').payment;
  return (
    <>
      <p aria-live="polite" className="visually-hidden">
        {phase.kind === 'paying' || phase.kind === 'tokenizing' ? texts.paying : ''}
        {phase.kind === 'abandoning' && texts.closing}
      </p>
      {phase.kind === 'challenge' && (phase.url === null || phase.isStillOpen) && (
        <div className="mb-6">
          <Banner tone="warn" live title={phase.url === null ? texts.atBank.title : texts.stillOpen.title}>
            {phase.url === null ? texts.atBank.text : texts.stillOpen.text}
          </Banner>
        </div>
      )}
    </>
  );
}

type ChargeNoteProps = {
  dueMinor: number;
  rate: CardPaymentPartsProps['rate'];
  /** The seller as the card's statement names it. */
  statementName: string | null | undefined;
};

/** The charge in the guest's money and on their statement. */
function ChargeNote({ dueMinor, rate, statementName }: ChargeNoteProps) {
  const texts = useTexts('bookingEnd').payment;
  const locale = useLocale();
  return (
    <p className="mt-4 max-w-prose text-small text-soft">
      {rate && rate.currency !== SALE_CURRENCY
        ? texts.about(`${rate.currency} ${formatNumber(approximateUnits(dueMinor, rate.rate), locale)}`)
        : texts.inDollars}{' '}
      {statementName && `${texts.statement(statementName)} `}
      {texts.private}
    </p>
  );
}
