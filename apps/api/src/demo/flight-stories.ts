import { addDays } from '@traslado/domain/time/civil';
import type { Instant } from '@traslado/domain/time/instant';
import { localDateOf } from '@traslado/domain/time/zone';
import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import { updateDemoTime } from '../db/demo-time.ts';
import type { DemoBooking } from './bookings.ts';
import type { NamedPlan } from './stay-row.ts';

/** One day of flights at Cancún: paid rides of tomorrow, whose flights the sandbox's feed tells the story of. */

type Story = {
  readonly folio: string;
  readonly code: string;
  readonly first: string;
  readonly last: string;
  readonly country: string;
  readonly flight: string;
  /** Null for a number of no airline that we know. */
  readonly airline: string | null;
  readonly time: string;
  readonly is: string;
  readonly adults?: number;
  /** It leaves tomorrow. */
  readonly leaves?: true;
  /** Days from today to the flight; 1 by default. */
  readonly in?: number;
};

const STORIES: readonly Story[] = [
  {
    folio: 'BP100301-1',
    code: 'FGT2K8RT4A',
    first: 'Renata',
    last: 'Aguirre',
    country: 'MX',
    flight: 'AM583',
    airline: 'AM',
    time: '11:20',
    is: 'lands 28 minutes early',
  },
  {
    folio: 'BP100302-1',
    code: 'FGT2K8RT4B',
    first: 'Lena',
    last: 'Bauer',
    country: 'DE',
    flight: 'AA1234',
    airline: 'AA',
    time: '14:35',
    is: 'on time; belt 7 becomes 9',
  },
  {
    folio: 'BP100303-1',
    code: 'FGT2K8RT4C',
    first: 'Noah',
    last: 'Cohen',
    country: 'US',
    flight: 'AA1234',
    airline: 'AA',
    time: '14:35',
    is: 'on the same flight',
  },
  {
    folio: 'BP100304-1',
    code: 'FGT2K8RT4D',
    first: 'Aminata',
    last: 'Diallo',
    country: 'FR',
    flight: 'AA1234',
    airline: 'AA',
    time: '14:35',
    is: 'on the same flight',
  },
  {
    folio: 'BP100305-1',
    code: 'FGT2K8RT4E',
    first: 'Ylva',
    last: 'Eklund',
    country: 'SE',
    flight: 'UA1609',
    airline: 'UA',
    time: '15:10',
    is: '30, 60 and 95 minutes late',
  },
  {
    folio: 'BP100306-1',
    code: 'FGT2K8RT4F',
    first: 'Gergely',
    last: 'Farkas',
    country: 'HU',
    flight: 'B61089',
    airline: 'B6',
    time: '17:05',
    is: 'diverted to Tulum',
  },
  {
    folio: 'BP100307-1',
    code: 'FGT2K8RT4G',
    first: 'Audrey',
    last: 'Greene',
    country: 'US',
    flight: 'WN2310',
    airline: 'WN',
    time: '16:40',
    is: 'canceled',
  },
  {
    folio: 'BP100308-1',
    code: 'FGT2K8RT4H',
    first: 'Haruka',
    last: 'Hashimoto',
    country: 'JP',
    flight: 'VB3100',
    airline: 'VB',
    time: '00:20',
    in: 2,
    is: 'lands before midnight, the day before',
  },
  {
    folio: 'BP100309-1',
    code: 'FGT2K8RT4J',
    first: 'Vera',
    last: 'Ivanova',
    country: 'GB',
    flight: 'BA4321',
    airline: 'BA',
    time: '14:35',
    is: 'a codeshare of AA 1234',
  },
  {
    folio: 'BP100310-1',
    code: 'FGT2K8RT4K',
    first: 'Tomás',
    last: 'Jiménez',
    country: 'MX',
    flight: 'DL1882',
    airline: 'DL',
    time: '06:00',
    leaves: true,
    is: 'leaves; three hours late, then one',
  },
  {
    folio: 'BP100311-1',
    code: 'FGT2K8RT4M',
    first: 'Zofia',
    last: 'Kowalczyk',
    country: 'PL',
    flight: 'F91203',
    airline: 'F9',
    time: '19:20',
    is: 'perhaps canceled, and comes',
  },
  {
    folio: 'BP100312-1',
    code: 'FGT2K8RT4N',
    first: 'Mikkel',
    last: 'Lund',
    country: 'DK',
    flight: 'ZZ9999',
    airline: null,
    time: '13:00',
    is: 'nobody knows the number',
  },
  {
    folio: 'BP100313-1',
    code: 'FGT2K8RT4P',
    first: 'Paloma',
    last: 'Moreno',
    country: 'ES',
    flight: 'XA-ABC',
    airline: null,
    time: '12:30',
    is: 'a private plane: the time by hand',
  },
  {
    folio: 'BP100314-1',
    code: 'FGT2K8RT4Q',
    first: 'Ren',
    last: 'Nakamura',
    country: 'JP',
    flight: 'AA1234',
    airline: 'AA',
    time: '14:35',
    adults: 9,
    is: 'nine people',
  },
  {
    folio: 'BP100315-1',
    code: 'FGT2K8RT4R',
    first: 'Kwame',
    last: 'Osei',
    country: 'GH',
    flight: 'Y4741',
    airline: 'Y4',
    time: '09:05',
    is: 'on time',
  },
  {
    folio: 'BP100316-1',
    code: 'FGT2K8RT4S',
    first: 'Anna',
    last: 'Petrov',
    country: 'US',
    flight: 'AA1234',
    airline: 'AA',
    time: '14:35',
    is: 'on the flight of Bauer',
  },
];

export const flightStays: readonly NamedPlan[] = STORIES.map(
  ({ folio, first, last, country, adults = 2, leaves, is }) => ({
    hotel: 'BP',
    folio,
    first,
    last,
    country,
    adults,
    children: 0,
    from: leaves ? -6 : 1,
    to: leaves ? 1 : 8,
    is,
  }),
);

type Planned = Pick<
  DemoBooking,
  'code' | 'stay' | 'kind' | 'operation' | 'unitMinor' | 'legs' | 'soldDaysAgo'
>;

export const planFlightBookings = (
  stayOf: (folio: string) => DemoBooking['stay'],
  today: string,
): Planned[] =>
  STORIES.map(({ folio, code, flight, airline, time, leaves, adults = 2, in: days = 1 }) => ({
    code,
    stay: stayOf(folio),
    kind: adults > 6 ? 1 : 2,
    operation: leaves ? 3 : 2,
    unitMinor: adults > 6 ? 24_00 : 95_00,
    legs: [{ direction: leaves ? 'departure' : 'arrival', flight, airline, on: addDays(today, days), time }],
  }));

/** Last names of the story's guests by the number of their flight. */
export const guestsOfFlight = (key: string): readonly string[] =>
  STORIES.filter(({ flight }) => flight === key).map(({ last }) => last);

/** The feed tells its story of tomorrow, and the demo's clock shows the real time. */
export async function setStoryDay(tx: Tx, now: Instant): Promise<void> {
  const tomorrow = addDays(localDateOf(now, 'America/Cancun'), 1);
  await sql`update sandbox_feed set story_on = ${tomorrow}::date, seed = 7, switches = '{}'`.execute(tx);
  await updateDemoTime(tx, null);
}
