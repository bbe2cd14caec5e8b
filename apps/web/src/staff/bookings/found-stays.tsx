import { Link } from 'wouter';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { FoundBookings } from './use-bookings.ts';

/** Stays that nothing is booked for, each with the way to book. A stay is about a person, so it travels outside the address. */
export function FoundStays({ stays }: Pick<FoundBookings, 'stays'>) {
  const texts = useTexts('staff').bookings.stays;
  const locale = useLocale();
  if (stays.length === 0) return null;
  return (
    <section aria-labelledby="found-stays" className="mt-5 first:mt-0">
      <h2 id="found-stays" className="mb-2 text-heading">
        {texts.title}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {stays.map(({ hotel, folio, guest, hotel_name, arrival_date, departure_date }) => (
          <li key={`${hotel}/${folio}`} className="min-w-0">
            <Link
              href="/admin/bookings/new"
              state={{ hotel, folio }}
              data-found
              className="flex h-full flex-col gap-1 rounded-md bg-surface p-4 shadow-ticket hover:outline-2 hover:outline-control"
            >
              <span className="font-semibold [overflow-wrap:anywhere]">{guest}</span>
              <span className="text-small text-soft">
                {hotel_name} · <span className="tabular-nums">{folio}</span>
              </span>
              <span className="text-small">
                {texts.days(
                  formatCivilDate(arrival_date, locale, 'short'),
                  formatCivilDate(departure_date, locale, 'short'),
                )}
              </span>
              <span className="mt-1 font-semibold underline decoration-2 decoration-control underline-offset-4">
                {texts.book}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
