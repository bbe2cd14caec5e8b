import { classNames } from '../../components/class-names.ts';
import { formatAmount, formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { RefundRequest } from './use-requests.ts';

const LOOKS: Readonly<Record<RefundRequest['state'], string>> = {
  waiting: 'bg-warn-wash text-warn',
  approved: 'bg-good-wash text-good',
  declined: 'bg-line text-ink',
  expired: 'bg-line text-ink',
  stale: 'bg-line text-ink',
};

/** State of a request. */
export function RequestState({ request }: { request: RefundRequest }) {
  const texts = useTexts('staff').approvals;
  const { kind, state, is_given_at_once: isGiven } = request;
  const atOnce = kind === 'price' ? texts.lowered : texts.atOnce;
  return (
    <span
      className={classNames('inline-block rounded-full px-3 py-0.5 font-semibold text-small', LOOKS[state])}
    >
      {kind === 'waiver' ? texts.waived : isGiven ? atOnce : texts.states[state]}
    </span>
  );
}

/** Amounts and times of requests, as people read them. Times are those of the booking's airport. */
export function useRequestText() {
  const locale = useLocale();
  return {
    amountOf: ({ amount, currency }: Pick<RefundRequest, 'amount' | 'currency'>) =>
      formatAmount(amount, locale, 'full', currency),
    whenOf: ({ booking }: RefundRequest, at: string) => formatInstant(at, booking.time_zone, locale),
  };
}
