import { nightOfRide } from '@traslado/domain/booking/night-words';
import { saySpecialItems } from '@traslado/domain/booking/special-words';
import { flightWords } from '@traslado/domain/flight-watch/flight-words';
import { sayNotified } from '@traslado/domain/flight-watch/say-notified';
import type { Language } from '@traslado/domain/language';
import { clockTime } from '@traslado/domain/time/clock-time';
import { dayListWords, newsText, stateText } from '../../letter/day-list-words.ts';
import { sayGone } from '../../letter/say-gone.ts';
import type { DayList } from './presenter.ts';

/** A day list as a table for spreadsheets. Rides that are gone since the last print stand at its end. */
export function tableOf(
  list: DayList,
  language: Language,
): { readonly head: readonly string[]; readonly rows: readonly string[][] } {
  const t = dayListWords(language);
  const rides = list.rides.map((ride): string[] => [
    ride.reference ?? '',
    t.directions[ride.direction],
    ride.date,
    ride.time,
    ride.flight.code,
    ride.flight.date,
    ride.flight.time,
    ride.flight.airline ?? '',
    ride.flight.terminal ?? '',
    ride.point,
    ride.guest,
    String(ride.companions),
    String(ride.adults),
    String(ride.minors),
    String(ride.babyseat),
    ride.resort.name,
    ride.room ?? '',
    ride.service,
    String(ride.vehicles),
    ride.bags ? t.bags(ride.bags.suitcases, ride.bags.hand_bags) : '',
    ride.followed?.expected ? `${ride.followed.expected.date} ${ride.followed.expected.time}` : '',
    ride.followed ? flightWords[language].states[ride.followed.state] : '',
    sayNotified(ride.followed, language, ({ date, time }) => `${date} ${time}`),
    nightOfRide(ride.direction, ride.flight, language),
    ride.open.map((one) => t.open[one]).join(' · '),
    saySpecialItems({ items: ride.special_items, answer: ride.special_answer }, language, 'staff'),
    ride.request,
    newsText(ride, list.day, language),
    stateText(ride, language),
  ]);
  const gone = list.gone.map((ride): string[] => {
    const { reference, guest, was, status, date, time } = ride;
    const [day = '', clock = ''] = was.pick_up.split(' ');
    const row = t.table.map(() => '');
    const now = sayGone(ride, `${date} ${clockTime(time, language)}`, language);
    row.splice(0, 11, reference ?? '', '', day, clock, was.flight, '', '', '', '', '', guest);
    row.splice(-2, 2, now ? `${t.gone}: ${now}` : t.gone, t.states[status]);
    return row;
  });
  return { head: t.table, rows: [...rides, ...gone] };
}

/** Name of the file: plain letters, digits and dashes. It names a place and a day, no person. */
export const fileNameOf = ({ day, airport, property, direction }: DayList): string =>
  ['rides', property?.code ?? airport.code, direction, day]
    .filter(Boolean)
    .join('-')
    .replace(/[^A-Za-z0-9-]/g, '');
