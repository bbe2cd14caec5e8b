import type { CallAnswer } from '@traslado/contract/schemas';
import { formatAmount, formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';

type Story = CallAnswer<'getBookingStory'>;

/** A booking's refunds that failed, each in a sentence: what becomes of it, or what staff have to do. */
export function useRefundWords(): (
  story: Pick<Story, 'money' | 'time_zone'>,
) => { refund: Story['money']['failed_refunds'][number]; sentence: string }[] {
  const { failedRefund: texts } = useTexts('staff').bookings.money;
  const locale = useLocale();
  return ({ money, time_zone: zone }) =>
    money.failed_refunds.map((refund) => {
      const { amount, failed_at: failedAt, next_try_at: nextAt } = refund;
      const said = formatAmount(amount, locale, 'full', money.currency);
      const when = formatInstant(failedAt, zone, locale);
      const sentence =
        nextAt === null
          ? texts.last(said, when)
          : texts.again(said, when, formatInstant(nextAt, zone, locale));
      return { refund, sentence };
    });
}
