import { formatAmount, formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatRecent } from '../frame/format-when.ts';
import { type BadgeLook, StateBadge } from '../frame/state-badge.tsx';
import type { RefundRequest } from './use-requests.ts';

const LOOKS: Readonly<Record<RefundRequest['state'], BadgeLook>> = {
  waiting: { tone: 'warn', icon: 'clock' },
  approved: { tone: 'good', icon: 'check' },
  declined: { tone: 'bad', icon: 'close' },
  expired: { tone: 'soft', icon: 'clock' },
  stale: { tone: 'soft', icon: 'swap' },
};

/** State of a request. */
export function RequestState({ request }: { request: RefundRequest }) {
  const texts = useTexts('staff').approvals;
  const { kind, state, is_given_at_once: isGiven } = request;
  const atOnce = kind === 'price' ? texts.lowered : texts.atOnce;
  const said = kind === 'waiver' ? texts.waived : isGiven ? atOnce : texts.states[state];
  return <StateBadge {...LOOKS[state]}>{said}</StateBadge>;
}

/** Amounts and times of requests, as people read them. Times are those of the booking's airport. */
export function useRequestText() {
  const locale = useLocale();
  return {
    amountOf: ({ amount, currency }: Pick<RefundRequest, 'amount' | 'currency'>) =>
      formatAmount(amount, locale, 'full', currency),
    pastOf: ({ booking }: RefundRequest, at: string) => formatRecent(at, locale, booking.time_zone),
    whenOf: ({ booking }: RefundRequest, at: string) => formatInstant(at, booking.time_zone, locale),
  };
}
