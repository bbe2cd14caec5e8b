import { calendarRuleOf } from '@traslado/domain/booking/availability';
import { itemsOfCounts, type SpecialCounts } from '@traslado/domain/booking/special-counts';
import { checkRequired } from '@traslado/domain/forms/field';
import type { Issue } from '@traslado/domain/forms/issue';
import { isCivilDate, isCivilTime } from '@traslado/domain/time/civil';
import { type FoundStay, type Leg, type NewBooking, legsOf as rides, type Trip } from './ask-new-booking.ts';
import type { Riders } from './use-linked-stays.ts';

export type NewBookingValues = {
  trip: Trip;
  service: string;
  arrival_flight: string;
  arrival_date: string;
  arrival_time: string;
  arrival_terminal: string;
  departure_flight: string;
  /** The guest arrives later than the stay begins. */
  late: boolean;
  departure_date: string;
  departure_time: string;
  departure_terminal: string;
  /** Of the guest's own stay first, then of those that are linked. */
  riders: readonly Riders[];
  name: string;
  email: string;
  phone: string;
  /** Large items, wheelchairs and child seats of every ride, by kind. */
  special: SpecialCounts;
  observation: string;
};

type Texts = Readonly<Record<'adults' | 'minors' | 'babyseat', string>>;

/** Labels of the counters of so many stays. */
export const labelsOf = (stays: number, { adults, minors, babyseat }: Texts): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: stays }, (_, index) => [
      [`riders.${index}.adults`, adults],
      [`riders.${index}.minors`, minors],
      [`riders.${index}.babyseat`, babyseat],
    ]).flat(),
  );

/** The passengers, over all stays. */
export const sumOf = (riders: readonly Riders[]): Riders => ({
  adults: riders.reduce((sum, { adults }) => sum + Number(adults), 0),
  minors: riders.reduce((sum, { minors }) => sum + Number(minors), 0),
  babyseat: riders.reduce((sum, { babyseat }) => sum + Number(babyseat), 0),
});

export const checkNewBooking = (values: NewBookingValues): Issue[] => [
  ...rides(values.trip).flatMap((leg) => [
    ...checkRequired(`${leg}_flight`, values[`${leg}_flight`]),
    ...(isCivilDate(values[`${leg}_date`]) ? [] : [{ field: `${leg}_date`, code: 'date.invalid' }]),
    ...(isCivilTime(values[`${leg}_time`]) ? [] : [{ field: `${leg}_time`, code: 'time.invalid' }]),
  ]),
  ...checkRequired('service', values.service),
  ...checkRequired('name', values.name),
];

export const mayGoBeyond = (code: string): boolean =>
  code === 'stay.club_concierge' || calendarRuleOf(code) !== null;

const legOf = (values: NewBookingValues, leg: Leg) => ({
  flight_key: values[`${leg}_flight`].trim(),
  service_date: values[`${leg}_date`],
  flight_time: values[`${leg}_time`],
  ...(values[`${leg}_terminal`].trim() && { terminal: values[`${leg}_terminal`].trim() }),
  ...(Object.values(values.special).some(Boolean) && { special_items: itemsOfCounts(values.special) }),
});

/** The form as it begins: everything that the stay knows is filled in. */
export const newValues = (stay: FoundStay): NewBookingValues => ({
  trip: 'round_trip',
  service: '',
  arrival_flight: '',
  arrival_date: stay.arrival_date,
  arrival_time: '',
  arrival_terminal: '',
  late: false,
  departure_flight: '',
  departure_date: stay.departure_date,
  departure_time: '',
  departure_terminal: '',
  riders: [{ adults: stay.adults, minors: stay.minors, babyseat: 0 }],
  name: stay.guest,
  email: '',
  phone: '',
  special: {},
  observation: '',
});

type Wish = Omit<NewBooking, 'service_id' | 'service_rate_id' | 'receptive_group_id' | 'uuidReference'>;

/** The booking that the typed values ask for, without its service and its group. */
export const wishOf = (stay: Pick<FoundStay, 'hotel' | 'folio'>, values: NewBookingValues): Wish => ({
  hotel: stay.hotel,
  folio: stay.folio,
  is_round_trip: values.trip === 'round_trip',
  ...(values.trip !== 'departure' && { arrival: legOf(values, 'arrival') }),
  ...(values.trip !== 'departure' && values.late && { late_arrival: true }),
  ...(values.trip !== 'arrival' && { departure: legOf(values, 'departure') }),
  ...sumOf(values.riders),
  name: values.name.trim(),
  ...(values.email.trim() && { email: values.email.trim() }),
  ...(values.phone.trim() && { phone: values.phone.trim() }),
  ...(values.observation.trim() && { observation: values.observation.trim() }),
});
