import { Banner } from '../../components/banner.tsx';
import { formatAmount, formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { Story } from './use-bookings.ts';

const SHOWN = [
  'warned',
  'inquiry',
  'inquiry_review',
  'needs_response',
  'under_review',
  'lost',
  'prevented',
] as const;

/** Disputes and warnings that still mean something for the booking. */
export function Disputes({ story }: { story: Story }) {
  const { dispute: texts } = useTexts('staff').bookings;
  const locale = useLocale();
  const banners = story.disputes.map(
    ({ status, amount, reason: code, due_at: dueAt, is_stopping: isStopping }) => {
      const shown = SHOWN.find((one) => one === status);
      if (!shown) return null;
      const reason =
        Object.entries(texts.reasons).find(([one]) => one === code)?.[1] ?? texts.reasons.general;
      const money = formatAmount(amount, locale, 'full', story.money.currency);
      return (
        <Banner key={`${status} ${dueAt} ${amount}`} tone={isStopping ? 'warn' : 'info'} title={texts[shown]}>
          {isStopping && dueAt
            ? texts.due(money, reason, formatInstant(dueAt, story.time_zone, locale))
            : texts[isStopping && status === 'warned' ? 'handled' : 'noDue'](money, reason)}
        </Banner>
      );
    },
  );
  return <div className="grid gap-3 empty:hidden">{banners}</div>;
}
