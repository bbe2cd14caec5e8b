import { grouped } from './grouped.ts';

export const hours = (count: number) => (count === 1 ? '1 hour' : `${grouped(count)} hours`);

/** The facts behind a time or a refund, for readers who ask. */
export const why = {
  ride: 'Why these times?',
  flight: (time: string) => `The flight leaves at ${time}.`,
  flightTyped: (time: string) => `The flight leaves at ${time} as typed; it is not in the schedule.`,
  duration: (minutes: number) =>
    [
      ...(minutes >= 60 ? [`${Math.floor(minutes / 60)} h`] : []),
      ...(minutes % 60 > 0 ? [`${minutes % 60} min`] : []),
    ].join(' '),
  kinds: { '1': 'Domestic flight', '0': 'International flight' },
  before: (duration: string, kind: string) => `${kind}: pick-up ${duration} before departure.`,
  extra: (minutes: number) =>
    `The resort adds ${minutes === 1 ? '1 minute' : `${minutes} minutes`} for this airport.`,
  rounded: (exact: string, time: string) => `That is ${exact}, rounded down to 5 minutes: ${time}.`,
  keptSettings: 'These are the settings as they were when the ride was planned.',
  notCurrent: 'Segment or resort have other settings now. This ride keeps the time that was sold.',
  landing: 'The pick-up is the landing.',
  change: (count: number) => `The guest can change it until ${hours(count)} before the pick-up.`,
  cancel: (count: number) => `The guest can cancel it until ${hours(count)} before the pick-up.`,
  settings: 'The hours of both deadlines are settings of the resort, as they were when the ride was planned.',
  refund: 'Calculation of the refund',
  paid: (amount: string) => `${amount} was paid.`,
  kept: (ride: string, amount: string) => `${ride}: ${amount} for a ride that stays or was used.`,
  rule: (ride: string, before: number, percent: number, amount: string) =>
    `${ride}: less than ${hours(before)} before the pick-up, the fee is ${percent}%: ${amount}.`,
  earlier: (before: number, percent: number) =>
    percent === 0
      ? `Canceled ${hours(before)} before or earlier, there would be no fee.`
      : `Canceled ${hours(before)} before or earlier, the fee would be ${percent}%.`,
  noRule: (ride: string, price: string) =>
    `${ride}: its share is ${price}. No refund rule applies now, or the fee was waived, so there is no fee.`,
  gone: (ride: string, amount: string) => `${ride}: canceled before, with a fee of ${amount}.`,
  back: (amount: string) => `${amount} was refunded before.`,
  sum: (amount: string) => `The rest is refunded: ${amount}.`,
};
