import { tasksOnBookings } from './tasks-on-bookings.ts';
import { tasksOnLists } from './tasks-on-lists.ts';

/** The twenty commonest tasks of staff. */
export const staffTasks = [...tasksOnBookings, ...tasksOnLists];
