import { Banner } from '../../components/banner.tsx';
import { formatList } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useDaysText } from '../catalogues/use-days-text.ts';
import { type Calendar, daysOf, winnersOf } from './calendar-model.ts';
import { useFirst } from './use-first.tsx';

/** A year that is full of them would begin with pages of notes. */
const mostNotes = 3;

/** Points to check: a service that is off sale, days without a price, rates that tie and rates that never win. */
export function CalendarNotes({ calendar }: { calendar: Calendar }) {
  const { calendar: texts, rate: rateText } = useTexts('staff').prices;
  const locale = useLocale();
  const { rates, ranges, shadowed, ties, service } = calendar;
  const name = (id: number) => {
    const rate = rates.find((one) => one.id === id);
    return rate ? rateText(id, rate.description) : String(id);
  };
  const names = (ids: readonly number[]) => formatList(ids.map(name), locale);
  const days = useDaysText();
  const tied = useFirst(ties, mostNotes);
  const hidden = useFirst(shadowed, mostNotes);
  const gaps = daysOf({ ranges }, null);
  const open = useFirst(
    winnersOf({ ranges }).filter(({ rate }) => rate === null),
    mostNotes,
  );
  return (
    <div className="grid gap-3 empty:hidden">
      {!service.on_sale && (
        <Banner tone="warn" title={texts.offSale}>
          {texts.offSaleText}
        </Banner>
      )}
      {gaps > 0 && (
        <Banner tone="warn" title={texts.notForSaleDays(gaps)}>
          <p>{texts.gapText}</p>
          <ul className="mt-1.5 grid gap-1.5">
            {open.shown.map(({ from, to }) => (
              <li key={from}>{days(from, to)}</li>
            ))}
          </ul>
          {open.button}
        </Banner>
      )}
      {ties.length > 0 && (
        <Banner tone="warn" title={texts.ties}>
          <ul className="grid gap-1.5">
            {tied.shown.map(({ from, to, winner, losers }) => (
              <li key={`${from} ${winner}`}>{texts.tie(days(from, to), name(winner), names(losers))}</li>
            ))}
          </ul>
          {tied.button}
        </Banner>
      )}
      {shadowed.length > 0 && (
        <Banner title={texts.shadowed}>
          <ul className="grid gap-1.5">
            {hidden.shown.map(({ rate, winners }) => (
              <li key={rate}>{texts.shadowedBy(name(rate), names(winners))}</li>
            ))}
          </ul>
          {hidden.button}
        </Banner>
      )}
    </div>
  );
}
