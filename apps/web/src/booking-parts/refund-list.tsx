import { useId } from 'react';
import { Icon, type IconName } from '../components/icon.tsx';
import { formatAmount } from '../i18n/format.ts';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import type { CouponView } from './coupon-view.ts';
import { type Place, useMoment } from './moment.ts';

type Refund = CouponView['refunds'][number];

const LOOKS: Readonly<Record<Refund['status'], { look: string; icon: IconName }>> = {
  requested: { look: 'text-warn', icon: 'clock' },
  processing: { look: 'text-warn', icon: 'clock' },
  succeeded: { look: 'text-good', icon: 'check' },
  // For the resort to correct, without anything for the guest to do: no alarm.
  failed: { look: 'text-warn', icon: 'warning' },
};

const NAMED = ['cancel', 'change', 'by_hand'] as const;

/** Money that was given back at the gateway is the resort's, too. */
const namedAs = (reason: string) =>
  reason === 'at_gateway' ? 'by_hand' : (NAMED.find((name) => name === reason) ?? 'other');

/** Money on its way back, each amount with its place until it has arrived. */
export function RefundList({ refunds, place }: { refunds: readonly Refund[]; place: Place | undefined }) {
  const texts = useTexts('mytransportation').refunds;
  const titleId = useId();
  if (refunds.length === 0) return null;
  const isDone = refunds.every((refund) => refund.status === 'succeeded');
  return (
    <section aria-labelledby={titleId} className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
      <h2 id={titleId} className="text-heading">
        {isDone ? texts.titleDone : texts.title}
      </h2>
      <ul aria-live="polite" className="mt-3 grid gap-4">
        {refunds.map((refund) => (
          <RefundRow key={refund.refund_id} refund={refund} place={place} />
        ))}
      </ul>
    </section>
  );
}

function RefundRow({ refund, place }: { refund: Refund; place: Place | undefined }) {
  const texts = useTexts('mytransportation').refunds;
  const locale = useLocale();
  const moment = useMoment();
  const { look, icon } = LOOKS[refund.status];
  const reason = namedAs(refund.reason);
  const state =
    refund.status === 'succeeded'
      ? texts.states.succeeded(moment(refund.updated_at, place))
      : texts.states[refund.status];
  return (
    <li className="flex gap-3" data-refund={refund.status}>
      <Icon name={icon} className={`mt-0.5 ${look}`} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{texts.reasons[reason]}</span>
          <span className="font-bold font-display text-heading tabular-nums tracking-tight">
            {formatAmount(refund.amount, locale)}
          </span>
        </p>
        <p className="text-small text-soft">{state}</p>
      </div>
    </li>
  );
}
