import { Banner } from '../../components/banner.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { colleagueName } from '../frame/colleague-name.ts';
import { formatWait } from '../frame/format-ahead.ts';
import { MoneyDeeds } from '../frame/money-deeds.tsx';
import { useRefundWords } from '../frame/use-refund-words.ts';
import type { Person } from '../session/use-profile.ts';
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

/** Refunds and lower prices that wait for a second person. */
export function WaitingRequests({ story, person }: { story: Story; person: Person }) {
  const { bookings, approvals, queues } = useTexts('staff');
  const locale = useLocale();
  const { money, colleagues } = story;
  const left = (due: string) => queues.dueIn(formatWait(Date.now(), Date.parse(due), locale));
  return money.waiting.map(({ id, kind, amount, asked_by: by, due_at: due }) => (
    <Banner
      key={id}
      tone="warn"
      title={bookings.money.waits(approvals.page[kind](formatAmount(amount, locale, 'full', money.currency)))}
      action={
        person.permissions.includes('refunds:see') && (
          <LinkButton href={`/admin/approvals/${id}`} variant="secondary" className="text-small">
            {queues.verbs.approvals}
          </LinkButton>
        )
      }
    >
      {`${approvals.facts.by} ${colleagueName(colleagues, by)} · ${left(due)}`}
    </Banner>
  ));
}
