import { classNames } from '../../components/class-names.ts';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { momentText, nextRide } from './next-ride.ts';
import type { Story } from './use-bookings.ts';

/** The matter of most calls, first on a phone: the next ride, and the amount paid or still to pay. A desk has it all in sight. */
export function AtAGlance({ story }: { story: Story }) {
  const { bookings: texts, dayLists } = useTexts('staff');
  const locale = useLocale();
  const next = nextRide(story);
  const { paid, refunded, due, returned, currency, open_payment: open } = story.money;
  const owed = due > 0 ? ('due' as const) : returned > 0 ? ('returned' as const) : null;
  return (
    <section
      aria-label={texts.page.nextRide}
      className="flex flex-wrap justify-between gap-x-4 rounded-lg bg-surface px-4 py-3 shadow-ticket sm:hidden"
    >
      <p>
        <span className="block text-caption text-soft">
          {[texts.page.nextRide, next && texts.ride[next.ride.direction]].filter(Boolean).join(' · ')}
        </span>
        <span className="block font-semibold">
          {next ? momentText(next.pickUp, locale) : texts.page.noRide}
        </span>
        {next?.isMoved && (
          <span className="block font-semibold text-small text-warn">
            {dayLists.sold(momentText(next.ride.pick_up, locale))}
          </span>
        )}
      </p>
      <p className={classNames('text-right', owed && 'text-warn')}>
        <span className={classNames('block text-caption', !owed && 'text-soft')}>
          {texts.money[owed ?? 'paid']}
        </span>
        <span className="block font-semibold tabular-nums">
          {formatAmount(owed ? story.money[owed] : paid - refunded, locale, 'full', currency)}
        </span>
      </p>
      {open && (
        <p className="mt-1 w-full font-semibold text-small text-warn">
          {texts.money.openPayment[open].title}
        </p>
      )}
    </section>
  );
}
