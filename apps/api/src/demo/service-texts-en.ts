import { meetingWords } from '@traslado/domain/booking/meeting-words';
import { specialWords } from '@traslado/domain/booking/special-words';
import { demoBrand } from './brand.ts';
import { goesToAirport, goesToResort, type ServiceFacts, type ServiceWords } from './service-facts.ts';

const names = { shuttle: 'Shared shuttle', suv: 'Private SUV', van: 'Private van' } as const;
const categories = { 1: 'Round trip', 2: 'Airport to resort', 3: 'Resort to airport' } as const;

function description({ vehicle, operation, property, airport, driveMinutes, paxMax }: ServiceFacts): string {
  const route = {
    1: `between ${airport} and ${property}, and back on the day you leave`,
    2: `from ${airport} to ${property}`,
    3: `from ${property} to ${airport}`,
  }[operation];
  const ride = {
    shuttle: `A seat in a comfortable, air-conditioned shuttle ${route}. You share the ride with other Perla guests and pay by the seat.`,
    suv: `An SUV with its own driver, only for your party, ${route}. No waiting and no stops. The drive takes about ${driveMinutes} minutes.`,
    van: `A roomy van with its own driver, only for your party of up to ${paxMax}, ${route}. There is room for everyone and their suitcases.`,
  };
  return ride[vehicle];
}

function itinerary(facts: ServiceFacts): string[] {
  const { vehicle, property, airport, driveMinutes } = facts;
  const arrival = [
    `After you land at ${airport}, collect your bags and go through customs. Your driver has your flight number.`,
    `Walk to the meeting point outside arrivals. ${meetingWords.en.sign(demoBrand.name)}`,
    vehicle === 'shuttle'
      ? `Board the shuttle to ${property}. It may stop at other resorts on the way.`
      : `Get in, cool down and enjoy the ride: ${property} is about ${driveMinutes} minutes away, without stops.`,
  ];
  const departure = [
    'Your pick-up time is on your confirmation.',
    'Be in the main lobby 10 minutes before your pick-up. Our bell staff bring your bags down when you call.',
    vehicle === 'shuttle'
      ? `The shuttle leaves on time, collects the other guests and takes you to your terminal at ${airport}.`
      : `Your driver takes you straight to your terminal at ${airport} and helps with your bags.`,
  ];
  return [...(goesToResort(facts) ? arrival : []), ...(goesToAirport(facts) ? departure : [])];
}

const shared = [
  'One seat for each adult and each child aged 4 or over',
  'One suitcase and one carry-on for each person',
];
const own = (paxMax: number): string[] => [
  `A vehicle and a driver only for your party, up to ${paxMax} passengers`,
  'One suitcase and one carry-on for each passenger',
  'Baby seats',
];
const always = ['Air conditioning and bottled water', 'Taxes', 'Insurance for every passenger on board'];

/** English words of a service sheet. */
export function serviceTextEn(facts: ServiceFacts): ServiceWords {
  const { vehicle, operation, property, airport, city, paxMax } = facts;
  const isPrivate = vehicle !== 'shuttle';
  return {
    name: names[vehicle],
    category: categories[operation],
    description: description(facts),
    transportation_type: isPrivate ? 'Private' : 'Shared',
    location: city,
    itinerary: itinerary(facts),
    includes: [
      ...(isPrivate ? own(paxMax) : shared),
      ...(goesToResort(facts) ? ['A host who meets you outside arrivals'] : []),
      ...always,
    ],
    not_includes: ['Tips, which are optional', 'Stops on the way or rides to another address'],
    tags: isPrivate ? ['Only your party', 'No stops'] : ['Pay by the seat', 'Shared'],
    recommendations: [
      specialWords.en.invitation,
      ...(goesToResort(facts)
        ? ['Keep this booking handy. It shows the meeting point and opens without a signal.']
        : []),
      ...(goesToAirport(facts) ? ['Settle your room account the evening before an early pick-up.'] : []),
      ...(isPrivate ? [] : ['If you would rather not wait for other guests, choose a private vehicle.']),
      'Drivers can be tipped in dollars or in local currency.',
    ],
    demarcation: [
      `The ride is between the curb at ${airport} and the main lobby of ${property}.`,
      'Villas, marinas and other hotels are outside this service.',
    ],
    terms: [
      'For a ride tomorrow, book before 3:00 PM, resort time. For a ride today, please call us.',
      'Children aged 4 and over, and younger ones who need a baby seat, pay the full rate.',
      isPrivate
        ? operation === 1
          ? 'The price is for each vehicle. The round-trip price applies even if you use one way only.'
          : 'The price is for each vehicle, no matter how many of you travel.'
        : 'The price is for each passenger. The shuttle may make stops at other resorts.',
      `${meetingWords.en.waitsAsConfirmed[goesToResort(facts) ? 'arrival' : 'departure']} If you need longer, call us.`,
      ...(goesToAirport(facts)
        ? ['For your departure, be in the lobby 10 minutes before the pick-up time.']
        : []),
      'Prices may change until you book. The price you confirm is the price you pay.',
      'Our office answers every day from 8:00 AM to 8:00 PM, resort time.',
    ],
    policies: [
      'You can change a ride online until 4 days (96 hours) before it. After that, please give us your new details by phone.',
      'You can cancel until 5 hours before a ride. Changes and cancellations within the last 5 hours are not accepted and not refunded.',
      ...(isPrivate && operation === 1
        ? [
            'A private round trip is refunded when both rides are canceled; canceling only one ride isn’t refunded.',
          ]
        : []),
      'If you miss a ride without telling us, it is charged in full.',
    ],
  };
}
