import { useQuery } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import { approximateUnits, SALE_CURRENCY, toAmountText } from '@traslado/domain/money';
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { moneyText } from '../../booking-parts/booking-words.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { callApi } from '../../data/client.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { CardMarks } from './card-marks.tsx';
import type { FrameMessage } from './frame-protocol.ts';
import { FIRST_HEIGHT, type FrameHandle, GatewayFrame } from './gateway-frame.tsx';
import { HoldCountdown } from './hold-countdown.tsx';
import { isBusy, type PaymentPhase } from './payment-phase.ts';
import { type Bill, type Payment, type PaymentIntents, usePayment } from './use-payment.ts';

const SignInAgain = lazy(() =>
  import('../sign-in/sign-in-again.tsx').then((file) => ({ default: file.SignInAgain })),
);

/** Parts that a page places: the card's fields, the button that pays, and the state of the payment. */
export type PaymentParts = Pick<Payment, 'phase' | 'tell' | 'ask'> & {
  failure: { code: string; detail: string } | null;
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
  const { tryAgain } = useTexts('booking');
  const texts = useTexts('bookingEnd').payment;
  const locale = useLocale();
  const frame = useRef<FrameHandle>(null);
  const [frameRound, setFrameRound] = useState(0);
  const { phase, tell, pay, ask, abandon } = usePayment(bill, keys);
  const gateway = useGateway(bill, phase.kind !== 'signedOut');
  const amount = moneyText(bill.dueMinor, locale);
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
        // Only a requested token is paid with.
        if (phase.kind === 'tokenizing') void pay(message.token);
        return;
      case 'error':
        if (message.code === 'expired') setFrameRound((round) => round + 1);
        return tell({
          type: 'frameFailed',
          code: `frame.${message.code}`,
          detail: texts.frame[message.code],
        });
      case 'challenge':
        tell({ type: 'challengeFinished', nowAt: Date.now() });
        return void ask();
    }
  };

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

  // Nothing of the last card stays, and the next one can be typed at once.
  const wasAbandoning = useRef(false);
  useEffect(() => {
    if (wasAbandoning.current && phase.kind === 'ready') {
      frame.current?.send({ type: 'reset' });
      frame.current?.send({ type: 'focus' });
    }
    wasAbandoning.current = phase.kind === 'abandoning';
  }, [phase.kind]);

  const failure = phase.kind === 'ready' ? phase.failure : null;
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure) return;
    banner.current?.focus();
    // Nothing of a declined card stays in the fields but the name on it.
    if (failure.code.startsWith('payment.')) frame.current?.send({ type: 'reset' });
  }, [failure]);

  return children({
    phase,
    tell,
    ask,
    failure,
    title: isAtBank(phase) ? texts.titleBank : texts.title(amount),
    isLocked: phase.kind === 'paying' || isAtBank(phase),
    action: isUnreached ? (
      <Button className="w-full" onClick={askAgain}>
        {tryAgain}
      </Button>
    ) : isAtBank(phase) ? (
      <Button
        variant="secondary"
        className="w-full"
        busy={phase.kind === 'abandoning'}
        busyLabel={texts.closing}
        onClick={abandon}
      >
        {texts.otherCard}
      </Button>
    ) : (
      !gateway.isError && (
        <Button
          className="w-full"
          busy={busy}
          // Opening the payment is not paying.
          {...(phase.kind !== 'loading' && { busyLabel: texts.paying })}
          onClick={start}
        >
          {texts.pay(amount)}
        </Button>
      )
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
        {failure && (
          <div ref={banner} tabIndex={-1} className="mb-6 rounded-md outline-none">
            <Banner tone="bad" live title={texts.failed}>
              <p>{failure.detail}</p>
              {!failure.code.startsWith('payment.') && <p className="mt-1">{texts.failedNext}</p>}
            </Banner>
          </div>
        )}
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
        {bill.holdExpiresAt && !isAtBank(phase) && (
          <div className="mb-5">
            <HoldCountdown until={bill.holdExpiresAt} />
          </div>
        )}
        <Frames
          gateway={gateway}
          phase={phase}
          busy={busy}
          round={frameRound}
          frame={frame}
          bill={bill}
          onMessage={hear}
        />
        <p className="mt-4 max-w-prose text-small text-soft">
          {rate && rate.currency !== SALE_CURRENCY
            ? texts.about(
                `${rate.currency} ${formatNumber(approximateUnits(bill.dueMinor, rate.rate), locale)}`,
              )
            : texts.inDollars}{' '}
          {gateway.data?.statement_name && `${texts.statement(gateway.data.statement_name)} `}
          {texts.private}
        </p>
      </>
    ),
  });
}

/** The bank's question stands, or is being closed. */
const isAtBank = ({ kind }: PaymentPhase): boolean => kind === 'challenge' || kind === 'abandoning';

/** The frame of the account that this booking is charged to, and the cards that it takes. */
const useGateway = ({ couponId, calls }: Bill, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: ['gateway', couponId],
    queryFn: ({ signal }) =>
      calls?.gateway() ?? callApi('getPaymentGateway', { query: { coupon_id: couponId } }, { signal }),
  });

type FramesProps = {
  gateway: ReturnType<typeof useGateway>;
  phase: PaymentPhase;
  busy: boolean;
  /** A new number reloads the card's frame. */
  round: number;
  frame: RefObject<FrameHandle | null>;
  bill: Bill;
  onMessage: (message: FrameMessage) => void;
};

/** The gateway's frame for the card, or the bank's for its question. */
function Frames({ gateway, phase, busy, round, frame, bill, onMessage }: FramesProps) {
  const { tryAgain } = useTexts('booking');
  const texts = useTexts('bookingEnd').payment;
  const locale = useLocale();
  const isChallenge = isAtBank(phase);
  const bankUrl = phase.kind === 'challenge' ? phase.url : null;
  const hasCard = isChallenge || ['ready', 'tokenizing', 'paying', 'priceChanged'].includes(phase.kind);
  return (
    <div hidden={isChallenge && bankUrl === null} className="rounded-lg bg-surface p-3 shadow-ticket sm:p-5">
      {gateway.isError && phase.kind !== 'signedOut' && (
        <Banner
          tone="bad"
          live
          title={texts.noGateway}
          action={<Button onClick={() => gateway.refetch()}>{tryAgain}</Button>}
        >
          {gateway.error instanceof ProblemError && gateway.error.problem.detail}
        </Banner>
      )}
      {!gateway.isError && !isChallenge && gateway.data?.cards.length !== 0 && (
        <CardMarks cards={gateway.data?.cards ?? []} label={texts.cards} />
      )}
      {!gateway.isError && (!gateway.data || phase.kind === 'loading') && (
        <Skeleton className={`${FIRST_HEIGHT} w-full`} />
      )}
      {gateway.data && hasCard && (
        // The frame stays while the card is checked and charged and the bank asks, so that a declined card can be corrected.
        <div inert={busy} hidden={isChallenge} className={busy ? 'opacity-60 transition-opacity' : undefined}>
          <GatewayFrame
            key={`card-${round}`}
            ref={frame}
            url={gateway.data.frame_url}
            gateway={gateway.data}
            title={texts.frameTitle}
            locale={locale}
            amount={toAmountText(bill.dueMinor)}
            onMessage={onMessage}
          />
        </div>
      )}
      {gateway.data && bankUrl !== null && (
        <GatewayFrame
          key={bankUrl}
          url={bankUrl}
          gateway={gateway.data}
          title={texts.bankFrameTitle}
          locale={locale}
          onMessage={onMessage}
        />
      )}
    </div>
  );
}
