import { Link } from 'wouter';
import { formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { BookingState } from './booking-state.tsx';
import type { FoundGroups } from './use-bookings.ts';

type Found = FoundGroups[number]['rows'][number];

/** Results, by the matching term. */
export function FoundList({ groups }: { groups: FoundGroups }) {
  const texts = useTexts('staff').bookings;
  return (
    <div className="grid gap-5">
      {groups.map(({ matched, total, rows }) => (
        <section key={matched} aria-labelledby={`found-${matched}`}>
          <h2 id={`found-${matched}`} className="mb-2 text-heading">
            {texts.groups[matched]}
          </h2>
          <ul className="grid gap-3 md:grid-cols-2">
            {rows.map((booking) => (
              <li key={booking.id} className="min-w-0">
                <FoundBooking booking={booking} />
              </li>
            ))}
          </ul>
          {total > rows.length && (
            <p className="mt-3 text-small text-soft">{texts.more(rows.length, total)}</p>
          )}
        </section>
      ))}
    </div>
  );
}

function FoundBooking({ booking }: { booking: Found }) {
  const { bookings: texts, dayLists } = useTexts('staff');
  const locale = useLocale();
  const { id, number, status, guest, hotel_name, folio, zone_name, legs, kept_by } = booking;
  return (
    <Link
      href={`/admin/bookings/${id}`}
      data-found
      className="flex h-full flex-col gap-1 rounded-md bg-surface p-4 shadow-ticket hover:outline-2 hover:outline-control"
    >
      <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{guest}</span>
        <BookingState status={status} />
      </span>
      <span className="text-small text-soft">
        <span className="tabular-nums">{number}</span> · {hotel_name} · {folio}
        {kept_by === 'group' && ` · ${texts.theirs.tag}`}
      </span>
      {legs.map(({ direction, status: state, flight_code, date, time }) => (
        <span key={direction} className="text-small">
          {texts.ride[direction]}: {formatCivilDate(date, locale, 'short')}, {formatCivilTime(time, locale)}{' '}
          <span className="text-soft">
            {[zone_name, flight_code, ...(state === 'confirmed' ? [] : [dayLists.states[state]])]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      ))}
    </Link>
  );
}
