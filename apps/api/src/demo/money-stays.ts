import type { DemoBooking } from './bookings.ts';
import type { NamedPlan } from './stay-row.ts';

/** Stays with a money matter for staff, or with a story of money. */

export const abreuFolio = 'BP100401-1';
export const salcedoFolio = 'BP100405-1';

const folios = { bergstrom: 'BP100402-1', choudhury: 'BP100403-1', duarte: 'BP100404-1' } as const;

export const moneyStays: readonly NamedPlan[] = [
  {
    hotel: 'BP',
    folio: abreuFolio,
    first: 'Renata',
    last: 'Abreu',
    country: 'BR',
    adults: 2,
    children: 0,
    is: 'paid 40 minutes ago, and the gateway has not said what became of it',
  },
  {
    hotel: 'BP',
    folio: salcedoFolio,
    first: 'Iván',
    last: 'Salcedo',
    country: 'PE',
    adults: 1,
    children: 0,
    is: '',
  },
  {
    hotel: 'BP',
    folio: folios.bergstrom,
    first: 'Elsa',
    last: 'Bergström',
    country: 'SE',
    is: 'declined three times for two reasons, then paid',
  },
  {
    hotel: 'BP',
    folio: folios.choudhury,
    first: 'Arjun',
    last: 'Choudhury',
    country: 'IN',
    is: 'a refund of USD 220.00 waits for the second person',
  },
  {
    hotel: 'BP',
    folio: folios.duarte,
    first: 'Rafael',
    last: 'Duarte',
    country: 'BR',
    is: 'a refund failed at the gateway and is asked for again',
  },
];

/** Their booking numbers. */
export const moneyBookings = {
  bergstrom: 'BR6G2TM4KX',
  choudhury: 'CH4D8RYK2M',
  duarte: 'DR7T5RW9KE',
} as const;

type Planned = Pick<DemoBooking, 'code' | 'stay' | 'kind' | 'operation' | 'unitMinor' | 'legs'>;

/** Their paid bookings, before any later event. */
export function planMoneyBookings(stayOf: (folio: string) => DemoBooking['stay']): Planned[] {
  const arrivalOf = (stay: DemoBooking['stay']) =>
    ({ direction: 'arrival', flight: 'AA1234', airline: 'AA', on: stay.arrival_on, time: '14:35' }) as const;
  const departureOf = (stay: DemoBooking['stay']) =>
    ({
      direction: 'departure',
      flight: 'AA1235',
      airline: 'AA',
      on: stay.departure_on,
      time: '14:20',
    }) as const;
  const [bergstrom, choudhury, duarte] = [folios.bergstrom, folios.choudhury, folios.duarte].map(stayOf);
  if (!bergstrom || !choudhury || !duarte) throw new RangeError('a demo stay is missing');
  return [
    {
      code: moneyBookings.bergstrom,
      stay: bergstrom,
      kind: 2,
      operation: 2,
      unitMinor: 95_00,
      legs: [arrivalOf(bergstrom)],
    },
    {
      code: moneyBookings.choudhury,
      stay: choudhury,
      kind: 3,
      operation: 1,
      unitMinor: 220_00,
      legs: [arrivalOf(choudhury), departureOf(choudhury)],
    },
    {
      code: moneyBookings.duarte,
      stay: duarte,
      kind: 2,
      operation: 2,
      unitMinor: 95_00,
      legs: [arrivalOf(duarte)],
    },
  ];
}
