import { pageValue } from '../../components/page-value.ts';

/** The search among the bookings. It is about a person: it is in memory, never in an address, and is gone with the tab. */
const asked = pageValue('');

export const askBookings = asked.set;
export const useAskedBookings = asked.useValue;
