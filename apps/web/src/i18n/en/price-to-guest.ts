import { grouped } from './grouped.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${grouped(count)} people`);

/** A price as staff tell it to its guest. */
export const toGuest = {
  copy: 'Copy for the guest',
  copied: 'Copied',
  sentence: (service: string, trip: string, day: string, count: number, vehicles: number | null) =>
    `${service} (${trip}), ${day}, ${people(count)}${vehicles === null ? '' : `, ${vehicles === 1 ? '1 vehicle' : `${grouped(vehicles)} vehicles`}`}: `,
  inAll: (amount: string) => `${amount} in all.`,
  afterIncluded: (amount: string, included: string) =>
    `${amount} to pay; the stay includes ${included} of it.`,
  free: 'included in the stay, nothing to pay.',
};
