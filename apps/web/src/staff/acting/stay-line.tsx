import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useProperties } from '../../places/use-places.ts';
import type { FoundStay, LinkedStay } from './ask-new-booking.ts';
import { spanOfStays } from './use-linked-stays.ts';

/** Guest, resort and days of a stay; with stays before or after it, the ends of the rides. */
export function StayLine({ stay, linked }: { stay: FoundStay; linked: readonly LinkedStay[] }) {
  const { book, link } = useTexts('staff').acting;
  const locale = useLocale();
  const { data: properties = [] } = useProperties();
  const day = (on: string) => formatCivilDate(on, locale);
  const resort = (code: string) => properties.find((one) => one.code === code)?.name ?? code;
  const span = spanOfStays(stay, linked);
  const isLonger = span.arrivalOn !== stay.arrival_date || span.departureOn !== stay.departure_date;
  return (
    <div>
      <p>
        <span className="font-semibold">{stay.guest}</span> · {stay.hotel_name} ·{' '}
        {book.days(day(stay.arrival_date), day(stay.departure_date))}
      </p>
      {isLonger && (
        <p className="mt-1 text-soft">
          {link.span(
            resort(span.arrivalProperty),
            day(span.arrivalOn),
            resort(span.departureProperty),
            day(span.departureOn),
          )}
        </p>
      )}
    </div>
  );
}
