import { useQuery } from '@tanstack/react-query';
import { addDays } from '@traslado/domain/time/civil';
import { toLocal } from '@traslado/domain/time/zone';
import { callApi } from '../../data/client.ts';
import { formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { dayWord } from '../frame/format-when.ts';
import { WorkRow } from '../frame/work-row.tsx';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';

const AGAIN_MS = 60_000;

/** The lists of today and tomorrow at the first airport of the person. */
const readLists = async () => {
  const today = await callApi('getDayList', { query: {} });
  const query = { day: addDays(today.day, 1), airport: String(today.airport.id) };
  return [today, await callApi('getDayList', { query })];
};

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
        const now = toLocal(Date.now(), airport.time_zone);
        const [next] = rides
          .map(({ date, time, followed }) => followed?.expected ?? { date, time })
          .filter(({ date, time }) => `${date} ${time}` >= `${now.date} ${now.time}`)
          .sort((one, other) => `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`));
        const held = rides.filter(({ followed }) => followed?.frozen).length;
        return (
          <WorkRow
            key={day}
            target={{ href: `/admin/day-lists?day=${day}&airport=${airport.id}` }}
            when={dayWord(-ahead, locale)}
            name={rides.length === 0 ? dayLists.none : dayLists.rides(counts.rides)}
            about={airport.city}
            reason={[
              next && texts[ahead > 0 ? 'firstRide' : 'nextRide'](formatCivilTime(next.time, locale)),
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
