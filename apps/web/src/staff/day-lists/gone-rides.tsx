import { useTexts } from '../../i18n/i18n.tsx';
import { useRideWords } from './ride-words.ts';
import type { DayList } from './use-day-list.ts';

/** Rides that the last print has and this list has not. */
export function GoneRides({ list }: { list: DayList }) {
  const texts = useTexts('staff').dayLists;
  const words = useRideWords(list.day);
  if (list.gone.length === 0) return null;
  return (
    <section aria-labelledby="gone" className="rounded-lg bg-warn-wash px-5 py-3 text-small">
      <h2 id="gone" className="text-heading">
        {texts.gone.title}
      </h2>
      <ul className="mt-1 grid gap-1">
        {list.gone.map((ride) => (
          <li key={ride.key} className="[overflow-wrap:anywhere]">
            <s className="tabular-nums">{words.moment(ride.was.pick_up)}</s>{' '}
            <span className="font-semibold">{ride.guest}</span> · {ride.was.flight || texts.noFlight}
            {ride.reference !== null && ` · ${texts.reference(ride.reference)}`} ·{' '}
            <span className="font-semibold">{words.gone(ride)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
