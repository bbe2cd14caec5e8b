import { nightOfRide } from '@traslado/domain/booking/night-words';
import { saySpecialItems } from '@traslado/domain/booking/special-words';
import { goneRideOf } from '@traslado/domain/desk/day-list';
import { flightWords } from '@traslado/domain/flight-watch/flight-words';
import { sayNotified } from '@traslado/domain/flight-watch/say-notified';
import { formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { usePartyWords } from '../frame/use-party-words.ts';
import type { DayList, ListedRide } from './use-day-list.ts';

/** Words for the parts of a ride, on the screen and on paper. */
export function useRideWords(day: string) {
  const texts = useTexts('staff').dayLists;
  const locale = useLocale();
  const partyWords = usePartyWords();
  /** `2026-12-21 13:50`: its day only where it is another than the list's. */
  const moment = (text: string): string => {
    const [date = '', time = ''] = text.split(' ');
    const clock = formatCivilTime(time, locale);
    return date === day ? clock : `${formatCivilDate(date, locale, 'short')}, ${clock}`;
  };
  /** `2+1+0`: adults, children under 4, baby seats. */
  const people = (text: string): string => {
    const [adults = 0, minors = 0, babyseat = 0] = text.split('+').map(Number);
    return partyWords({ adults, minors, babyseat });
  };
  return {
    moment,
    night: ({ direction, flight }: ListedRide) => nightOfRide(direction, flight, languageOf(locale)),
    party: (ride: ListedRide) => partyWords(ride, ride.on_lap),
    /** Differences from the last printed list. */
    news: ({ news }: ListedRide): string[] =>
      news.facts.map(({ fact, was }) => {
        const name = texts.facts[fact];
        if (fact === 'pick_up' || fact === 'flight_time') return texts.was(name, moment(was));
        if (fact === 'expected_pick_up') return texts.was(name, was === '' ? texts.asSold : moment(was));
        if (fact === 'people') return texts.was(name, people(was));
        return was === '' || fact === 'open' ? name : texts.was(name, was);
      }),
    /** The trouble of the flight; '' for none. */
    flight: ({ followed }: ListedRide): string =>
      followed?.frozen ? flightWords[languageOf(locale)].frozen[followed.frozen] : '',
    /** The last notice to the guest; '' where no flight is followed. */
    notified: ({ followed }: ListedRide): string =>
      sayNotified(followed, languageOf(locale), ({ date, time }) => moment(`${date} ${time}`)),
    place: ({ room, companions }: ListedRide): string =>
      [...(room ? [texts.room(room)] : []), ...(companions > 0 ? [texts.companions(companions)] : [])].join(
        ' ',
      ),
    special: ({ special_items: items, special_answer: answer }: ListedRide): string =>
      saySpecialItems({ items, answer }, languageOf(locale), 'staff'),
    /** The present state of a ride that the last print has and the list has not. */
    gone: (ride: DayList['gone'][number]): string => {
      const now = goneRideOf(ride);
      return now === 'moved' ? texts.gone.moved(moment(`${ride.date} ${ride.time}`)) : texts.gone[now];
    },
    state: ({ status, assumed }: ListedRide): string => (assumed ? texts.assumed : texts.states[status]),
  };
}
