import { deedsOnBookings } from './deeds-on-bookings.ts';
import { deedsOnLists } from './deeds-on-lists.ts';

/** The twenty commonest deeds of staff. */
export const staffDeeds = [...deedsOnBookings, ...deedsOnLists];
