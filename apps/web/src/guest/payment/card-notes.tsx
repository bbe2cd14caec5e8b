import { approximateUnits, SALE_CURRENCY } from '@traslado/domain/money';
import { useEffect, useRef } from 'react';
import { Banner } from '../../components/banner.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { HoldCountdown } from './hold-countdown.tsx';
import { isAtBank, type PaymentPhase } from './payment-phase.ts';
import type { Bill } from './use-payment.ts';

/** The state of the payment, above the frame. */
export function PhaseNotes({ phase, bill }: { phase: PaymentPhase; bill: Bill }) {
  const texts = useTexts('booking').payment;
  const failure = phase.kind === 'ready' ? phase.failure : null;
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) banner.current?.focus();
  }, [failure]);
  return (
    <>
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
    </>
  );
}

/** Only to inform. */
export type DayRate = { readonly rate: number; readonly currency: string };

type CardNotesProps = { bill: Bill; rate: DayRate | null; statement: string | null | undefined };

/** The amount in the guest's money, and the name on the card's statement. */
export function CardNotes({ bill, rate, statement }: CardNotesProps) {
  const texts = useTexts('booking').payment;
  const locale = useLocale();
  return (
    <p className="mt-4 max-w-prose text-small text-soft">
      {rate && rate.currency !== SALE_CURRENCY
        ? texts.about(`${rate.currency} ${formatNumber(approximateUnits(bill.dueMinor, rate.rate), locale)}`)
        : texts.inDollars}{' '}
      {statement && `${texts.statement(statement)} `}
      {texts.private}
    </p>
  );
}
