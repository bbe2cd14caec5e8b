import type { FreezeReason } from '@traslado/domain/flight-watch/freeze';
import type { FlightState } from '@traslado/domain/flight-watch/news';

/** A ride on its day: what its flight does, and the pick-up that follows from it. */
export const rideDay = {
  title: { arrival: 'Your arrival ride', departure: 'Your ride to the airport' },
  states: {
    scheduled: 'Not in the air yet',
    active: 'In the air',
    landed: 'Landed',
    departed: 'Departed',
    cancelled: 'Canceled',
    cancelled_uncertain: 'May be canceled',
    diverted: 'Diverted',
    unknown: 'No news yet',
  } satisfies Record<FlightState, string>,
  flight: 'Flight',
  known: {
    arrival: (time: string) => `Landing ${time}`,
    departure: (time: string) => `Leaves ${time}`,
  },
  asOf: (moment: string) => `as of ${moment}`,
  divertedTo: (code: string) => `Now going to ${code}.`,
  stale: (moment: string) => `We have heard nothing about this flight since ${moment}.`,
  terminal: (name: string) => `Terminal ${name}`,
  gate: (name: string) => `Gate ${name}`,
  belt: (name: string) => `Baggage belt ${name}`,
  pickUp: 'Pick-up',
  booked: (time: string) => `You booked ${time}.`,
  why: {
    actual_gate: 'We go by the time your flight arrived.',
    runway: 'We go by the time your flight landed.',
    estimated_gate: 'We go by the latest estimate for your flight.',
    model: 'We go by the latest estimate for your flight.',
    schedule: 'We go by the airline’s schedule.',
    by_hand: 'Our team set this time.',
    accepted: 'You accepted this time.',
    sold: 'As you booked it.',
  } as Readonly<Record<string, string>>,
  where: 'Where',
  later: {
    title: (time: string) => `Your flight leaves later. New pick-up at ${time}?`,
    text: (until: string) =>
      `Airlines sometimes take a delay back. If you don’t answer by ${until}, the pick-up stays as it is.`,
  },
  earlier: {
    title: (time: string) => `Your flight leaves earlier. New pick-up at ${time}?`,
    text: 'Please answer now. Without your answer the pick-up stays as it is, and you could miss your flight.',
  },
  accept: (time: string) => `Pick me up at ${time}`,
  keep: (time: string) => `Keep ${time}`,
  frozen: {
    titles: {
      cancelled: 'Your flight was canceled',
      cancelled_uncertain: 'Your flight may be canceled',
      diverted: 'Your flight was diverted',
      moved: 'Your flight isn’t at the time you booked',
    } satisfies Record<FreezeReason, string>,
    hold: 'On hold until you choose.',
    text: 'Your ride is on hold and won’t count as missed. Choose what suits you.',
    change: 'I have another flight',
    cancel: 'Cancel and see my refund',
    come: 'I’m coming anyway',
  },
  answering: 'Sending…',
  done: {
    accept: (time: string) => `Done. We pick you up at ${time}.`,
    keep: (time: string) => `Done. Your pick-up stays at ${time}.`,
    come_anyway: (time: string) => `Done. We expect you at ${time}.`,
  },
  notSent: 'We couldn’t send your answer. Check your connection and try again.',
  needsConnection: 'You need a connection to answer. You can call us.',
  ownerAnswers: 'Only the person who made the booking can answer.',
  updated: (age: string) => `Updated ${age}`,
};
