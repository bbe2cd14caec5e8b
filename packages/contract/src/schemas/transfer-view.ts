import { z } from 'zod';
import { specialAnswer, specialItems } from './special-items.ts';
import { civilDate, civilTime, id, instant, nationalFlag } from './values.ts';

const place = z.object({ id, name: z.string(), detail: z.string() });

/** One transfer as its guest sees it. */
export const transferView = z.object({
  transfer_id: id,
  direction: z.enum(['arrival', 'departure']),
  status: z.enum(['pending', 'confirmed', 'cancelled', 'completed', 'no_show']),
  flight_code: z.string(),
  airline: z.string().nullable(),
  is_national: nationalFlag,
  flight_date: civilDate,
  flight_time: civilTime,
  /** At the airport of the ride; null while it is unknown. */
  terminal: z.string().nullable(),
  /** The guest kept a time that the schedule does not have, or could not be asked about: staff check it. */
  time_to_check: z.boolean(),
  /** The guest said that they arrive later than the stay begins: the resort was told. Missing for all others. */
  late_arrival: z.boolean().optional(),
  special_items: specialItems,
  special_answer: specialAnswer,
  pick_up: z.object({
    place,
    date: civilDate,
    time: civilTime,
    time_zone: z.string(),
    /** City whose clock it is. */
    zone_name: z.string(),
    at: instant,
    is_day_before: z.boolean(),
    /** Until when the driver waits at least, by the same clock. */
    waits_until: z.object({ date: civilDate, time: civilTime, at: instant }),
  }),
  /** The door of the airport where a departure is let out; blank where nobody wrote it. */
  drop_off: z.string(),
  /** The resort that it brings to or fetches from, where that is another than the booking's `hotel`. */
  resort: z.object({ code: z.string(), name: z.string() }).optional(),
  /** Usual minutes on the road, where they are known. */
  drive_minutes: z.number().int().positive().optional(),
  change_until: instant,
  cancel_until: instant,
  /** Permissions of this viewer on this ride now; the deadlines stand above. */
  viewer: z.object({ can_change: z.boolean(), can_cancel: z.boolean() }),
});
