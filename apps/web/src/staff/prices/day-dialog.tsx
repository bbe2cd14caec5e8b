import { Link } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { RateVerdicts, usePriceText } from '../reckoning/rate-verdicts.tsx';
import { foldOthers } from '../reckoning/rate-words.ts';
import { type Calendar, type Mark, NO_MARK, rangeOf } from './calendar-model.ts';
import { ChangeDays } from './change-days.tsx';
import { DayPrice } from './day-price.tsx';
import { RateMark } from './rate-mark.tsx';

type DayDialogProps = {
  calendar: Calendar;
  marks: ReadonlyMap<number, Mark>;
  day: string;
  /** The form of another price is open. */
  isToChange?: boolean;
  onClose: () => void;
};

/** The charge of one day, with the verdict on each rate of the year. */
export function DayDialog({ calendar, marks, day, isToChange = false, onClose }: DayDialogProps) {
  const { calendar: texts, rate: rateText, trips, verdicts } = useTexts('staff').prices;
  const locale = useLocale();
  const priceText = usePriceText(calendar.service.private);
  const { service, rates, closed } = calendar;
  const range = rangeOf(calendar, day);
  const rate = rates.find(({ id }) => id === range?.rate);
  const { shown, folded } = foldOthers(range?.considered ?? []);
  const restrictions = closed.find(({ on }) => on === day)?.restrictions ?? [];
  return (
    <Dialog
      onClose={onClose}
      title={<span className="inline-block first-letter:uppercase">{formatCivilDate(day, locale)}</span>}
    >
      <p className="text-soft">
        {service.property.name} · {service.name} · {trips[service.trip]}
      </p>
      <div className="flex items-center gap-3 rounded-md bg-page p-4">
        <RateMark mark={(rate && marks.get(rate.id)) || NO_MARK} />
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="font-semibold">{rate ? rateText(rate.id, rate.description) : texts.notForSale}</p>
          <p className={rate ? undefined : 'text-small text-soft'}>
            {rate ? priceText(rate) : texts.gapText}
          </p>
        </div>
      </div>
      {restrictions.map((id) => (
        <Banner key={id} tone="warn">
          <Link href={`/admin/restrictions/${id}`} className="underline">
            {texts.closedBy}
          </Link>
        </Banner>
      ))}
      <DayPrice service={service} day={day} />
      {rate && range && (
        <ChangeDays service={service} rate={rate} from={day} last={range.to} isOpen={isToChange} />
      )}
      <RateVerdicts rates={rates} considered={shown} isPrivate={service.private} />
      {folded.length > 0 && (
        <details>
          <summary className="min-h-6 underline decoration-control underline-offset-4">
            {verdicts.ofOtherDays(folded.length)}
          </summary>
          <div className="mt-3">
            <RateVerdicts rates={rates} considered={folded} isPrivate={service.private} />
          </div>
        </details>
      )}
    </Dialog>
  );
}
