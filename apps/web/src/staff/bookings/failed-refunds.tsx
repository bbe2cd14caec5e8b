import { Banner } from '../../components/banner.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoneyDeeds } from '../frame/money-deeds.tsx';
import { useRefundWords } from '../frame/use-refund-words.ts';
import type { Story } from './use-bookings.ts';

/** Refunds that did not reach the guest: what becomes of each, and the actions of those who look after it. */
export function FailedRefunds({ story }: { story: Story }) {
  const { failedRefund: texts } = useTexts('staff').bookings.money;
  const { money, booking, time_zone: zone } = story;
  return useRefundWords()(story).map(({ refund, sentence }) => (
    <Banner
      key={refund.id}
      tone="bad"
      title={texts.title}
      action={
        refund.deeds.length > 0 && (
          <div className="news-deeds">
            <MoneyDeeds
              of={{
                ...refund,
                number: booking.coupon_id,
                currency: money.currency,
                next_at: refund.next_try_at,
              }}
              zone={zone}
            />
          </div>
        )
      }
    >
      {sentence}
    </Banner>
  ));
}
