import { useQuery } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import { toAmountText } from '@traslado/domain/money';
import type { RefObject } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { callApi } from '../../data/client.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { CardMarks } from './card-marks.tsx';
import type { FrameMessage } from './frame-protocol.ts';
import { FIRST_HEIGHT, type FrameHandle, GatewayFrame, LoadingWord } from './gateway-frame.tsx';
import { isAtBank, isBusy, type PaymentPhase } from './payment-phase.ts';
import type { Bill } from './use-payment.ts';

/** The frame of the account that this booking is charged to, and the cards that it takes. */
export const useGateway = ({ couponId, calls }: Bill, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: ['gateway', couponId],
    queryFn: ({ signal }) =>
      calls?.gateway() ?? callApi('getPaymentGateway', { query: { coupon_id: couponId } }, { signal }),
  });

type CardFramesProps = {
  gateway: ReturnType<typeof useGateway>;
  phase: PaymentPhase;
  /** A new number reloads the card's frame. */
  round: number;
  frame: RefObject<FrameHandle | null>;
  bill: Bill;
  onMessage: (message: FrameMessage) => void;
};

/** The gateway's frame for the card, or the bank's for its question. */
export function CardFrames({ gateway, phase, round, frame, bill, onMessage }: CardFramesProps) {
  const { tryAgain } = useTexts('booking');
  const texts = useTexts('bookingEnd').payment;
  const locale = useLocale();
  const busy = isBusy(phase);
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
        <div className="relative">
          <Skeleton className={`${FIRST_HEIGHT} w-full`} />
          <LoadingWord />
        </div>
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
