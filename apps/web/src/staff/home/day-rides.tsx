import { useQuery } from '@tanstack/react-query';
import { addDays } from '@traslado/domain/time/civil';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { toLocal } from '@traslado/domain/time/zone';
import { callApi } from '../../data/client.ts';
import { formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { dayWord } from '../frame/format-when.ts';
import { WorkRow } from '../frame/work-row.tsx';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';

/** Whole lists are read for two lines; what happens meanwhile is told by the rows of Today. */
const AGAIN_MS = 10 * MINUTE_MS;

/** The lists of today and tomorrow at the first airport of the person. */
const readLists = async () => {
  const today = await callApi('getDayList', { query: {} });
  const query = { day: addDays(today.day, 1), airport: String(today.airport.id) };
  return [today, await callApi('getDayList', { query })];
};

/** `2026-12-21 14:35`, by which moments of one clock are ordered. */
const momentOf = ({ date, time }: { readonly date: string; readonly time: string }): string =>
  `${date} ${time}`;

/** The rides of today and tomorrow in two lines, each leading to its list. */
export function DayRides() {
  const { home: texts, dayLists, queues } = useTexts('staff');
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: [...staffKey, 'day-lists', 'ahead', locale],
    queryFn: () => whileSignedIn(readLists),
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  });
  if (!data) return null;
  return (
    <ul className="work-list mt-4 overflow-hidden rounded-lg bg-surface shadow-ticket">
      {data.map(({ day, airport, rides, counts }, ahead) => {
        const now = momentOf(toLocal(Date.now(), airport.time_zone));
        const [next] = rides
          .map((ride) => momentOf(ride.followed?.expected ?? ride))
          .filter((moment) => moment >= now)
          .sort();
        const held = rides.filter(({ followed }) => followed?.frozen).length;
        return (
          <WorkRow
            key={day}
            target={{ href: `/admin/day-lists?day=${day}&airport=${airport.id}` }}
            when={dayWord(-ahead, locale)}
            name={rides.length === 0 ? dayLists.none : dayLists.rides(counts.rides)}
            about={airport.city}
            reason={[
              next && texts[ahead > 0 ? 'firstRide' : 'nextRide'](formatCivilTime(next.slice(-5), locale)),
              held > 0 && texts.held(held),
            ]
              .filter(Boolean)
              .join(' · ')}
            marks={counts.open > 0 ? [dayLists.open(counts.open)] : []}
            verb={queues.verbs.rides}
          />
        );
      })}
    </ul>
  );
}
