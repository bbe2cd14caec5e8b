import type { CallRequest } from '@traslado/contract/schemas';
import type { Issue } from '@traslado/domain/forms/issue';
import { addDays, isCivilDate, isCivilTime } from '@traslado/domain/time/civil';

/** The question as it is typed. */
export type GuestValues = {
  hotel: string;
  who: 'stay' | 'made_up';
  folio: string;
  last_name: string;
  stay_adults: number;
  stay_children: number;
  country: string;
  /** Id of a service; '' for none. */
  included: string;
  trip: 'round_trip' | 'arrival' | 'departure';
  arrival_date: string;
  departure_date: string;
  /** Of the flights; '' for a question about the day alone. */
  arrival_time: string;
  departure_time: string;
  domestic: boolean;
  adults: number;
  minors: number;
  babyseat: number;
};

const LEGS = ['arrival', 'departure'] as const;

/** The legs of a trip. */
export const rides = (trip: GuestValues['trip']) =>
  LEGS.filter((leg) => trip === 'round_trip' || trip === leg);

/** @param last the last choice of this device */
export const newQuestion = (hotel: string, last: unknown = null): GuestValues => ({
  hotel,
  who: last === 'made_up' ? last : 'stay',
  folio: '',
  last_name: '',
  stay_adults: 2,
  stay_children: 0,
  country: 'US',
  included: '',
  trip: 'round_trip',
  arrival_date: '',
  departure_date: '',
  arrival_time: '',
  departure_time: '',
  domestic: false,
  adults: 2,
  minors: 0,
  babyseat: 0,
});

const isTrip = (text: string | null): text is GuestValues['trip'] =>
  text === 'round_trip' || text === 'arrival' || text === 'departure';

/** The question of an address: that of an invented stay, on the day of an expectation. Null without a question. */
export function questionOf(hotel: string, address: string): GuestValues | null {
  const said = new URLSearchParams(address);
  const [trip, date] = [said.get('trip'), said.get('date') ?? ''];
  if (!isTrip(trip) || !isCivilDate(date)) return null;
  const count = (name: string) => Math.min(99, Math.max(0, Math.trunc(Number(said.get(name)) || 0)));
  return {
    ...newQuestion(hotel),
    who: 'made_up',
    trip,
    arrival_date: trip === 'departure' ? '' : date,
    departure_date: trip === 'departure' ? date : trip === 'round_trip' ? addDays(date, 7) : '',
    adults: count('adults'),
    minors: count('minors'),
    babyseat: count('babyseat'),
  };
}

/** Missing values before the server can be asked. A stay that exists has dates of its own. */
export function checkQuestion(values: GuestValues): Issue[] {
  const { who, trip, country, adults } = values;
  const isMadeUp = who === 'made_up';
  const required: (keyof GuestValues)[] = [
    ...(isMadeUp ? [] : (['folio', 'last_name'] as const)),
    ...(isMadeUp && trip !== 'departure' ? (['arrival_date'] as const) : []),
    ...(isMadeUp && trip !== 'arrival' ? (['departure_date'] as const) : []),
  ];
  return [
    ...required
      .filter((field) => String(values[field]).trim() === '')
      .map((field) => ({ field, code: 'field.required' })),
    ...(isMadeUp && !/^[a-z]{2}$/i.test(country.trim())
      ? [{ field: 'country', code: 'field.required' }]
      : []),
    ...(adults < 1 ? [{ field: 'adults', code: 'field.required' }] : []),
  ];
}

/** The question as the server is asked it. Dates of legs that the trip does not have stay here. */
export function bodyOf(values: GuestValues): CallRequest<'searchGuestPrice'>['body'] {
  const { hotel, who, trip, adults, minors, babyseat } = values;
  const arrival = trip === 'departure' ? '' : values.arrival_date;
  const departure = trip === 'arrival' ? '' : values.departure_date;
  return {
    hotel,
    trip,
    adults,
    minors,
    babyseat,
    ...(arrival !== '' && { arrival_date: arrival }),
    ...(departure !== '' && { departure_date: departure }),
    // Hours and seats are asked with all flights, or not at all.
    ...(rides(trip).every((leg) => isCivilTime(values[`${leg}_time`])) && {
      ...(trip !== 'departure' && { arrival_time: values.arrival_time }),
      ...(trip !== 'arrival' && { departure_time: values.departure_time }),
    }),
    domestic: values.domestic,
    ...(who === 'stay'
      ? { stay: { folio: values.folio.trim(), last_name: values.last_name.trim() } }
      : {
          made_up: {
            adults: values.stay_adults,
            children: values.stay_children,
            country: values.country.trim().toUpperCase(),
            included_service_id: values.included === '' ? null : Number(values.included),
          },
        }),
  };
}
