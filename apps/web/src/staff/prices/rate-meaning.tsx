import type { FactsOf } from '@traslado/domain/catalogues/definition';
import type { rates } from '@traslado/domain/catalogues/rates';
import { Link } from 'wouter';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { useDaysText } from '../catalogues/use-days-text.ts';
import { usePriceText } from '../reckoning/rate-verdicts.tsx';
import { type Calendar, winnersOf } from './calendar-model.ts';
import { type TypedRange, weighTyped, yearOfTyped } from './typed-rate.ts';
import { usePriceCalendar } from './use-prices.ts';

type RateMeaningProps = { facts: FactsOf<typeof rates>; id: number | null };

/** The rate that wins on each of the typed days, by the rule of the sale. */
export function RateMeaning({ facts, id }: RateMeaningProps) {
  const { typed: texts } = useTexts('staff').prices;
  const today = new Date().toISOString().slice(0, 10);
  const typedYear = yearOfTyped(facts, today);
  const year = typedYear ?? Number(today.slice(0, 4));
  const service = Number(facts.service_id) || null;
  const { data } = usePriceCalendar(service, `${year}-01-01`);
  if (service === null) return <p className="text-soft">{texts.nothingYet}</p>;
  if (!data || data.service.id !== service || data.year !== year) return <Skeleton className="h-24 w-full" />;
  if (typedYear === null) return <RatesToCome calendar={data} today={today} />;
  const { ranges, days, won } = weighTyped(data.rates, facts, { id, year });
  // Of a stored rate: the first of its days to come.
  const mine = id === null ? undefined : ranges.find(({ other, to }) => other === null && to >= today);
  return (
    <div className="grid gap-3 text-small">
      <p className={won === 0 ? 'font-semibold text-warn' : 'font-semibold'}>{texts.wins(won, days, year)}</p>
      <ul className="grid gap-2">
        {ranges.map((range) => (
          <Range key={range.from} range={range} calendar={data} />
        ))}
      </ul>
      <Link
        href={`/admin/price-calendar?service=${service}&year=${year}`}
        className="underline underline-offset-4"
      >
        {texts.calendar}
      </Link>
      {mine && (
        <Link
          href={`/admin/price-calendar?service=${service}&year=${year}&day=${mine.from < today && today <= mine.to ? today : mine.from}`}
          className="underline underline-offset-4"
        >
          {texts.otherDays}
        </Link>
      )}
    </div>
  );
}

/** The rates that win from today on, while no days are typed. */
function RatesToCome({ calendar, today }: { calendar: Calendar; today: string }) {
  const { prices } = useTexts('staff');
  const daysText = useDaysText();
  const priceText = usePriceText(calendar.service.private);
  return (
    <ul className="grid gap-2 text-small">
      <li className="text-soft">{prices.typed.without}</li>
      {winnersOf(calendar).map(({ from, to, rate: id }) => {
        const rate = calendar.rates.find((one) => one.id === id);
        return (
          to >= today && (
            <li key={from}>
              <span className="block font-semibold tabular-nums">{daysText(from, to)}</span>
              {rate ? `${rate.description}, ${priceText(rate)}` : prices.calendar.notForSale}
            </li>
          )
        );
      })}
    </ul>
  );
}

function Range({
  range: { from, to, other, over, by },
  calendar,
}: {
  range: TypedRange;
  calendar: Calendar;
}) {
  const { typed: texts } = useTexts('staff').prices;
  const daysText = useDaysText();
  const priceText = usePriceText(calendar.service.private);
  return (
    <li>
      <span className="block font-semibold tabular-nums">{daysText(from, to)}</span>
      <span className={other ? 'text-warn' : 'text-good'}>
        {other
          ? texts.other(other.description, priceText(other), texts.loses[by](other.priority))
          : `${texts.own[by]}${over ? ` ${texts.over(over.description, priceText(over))}` : ''}`}
      </span>
    </li>
  );
}
