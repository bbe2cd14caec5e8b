import { RIDE_ANSWERS } from '@traslado/domain/flight-watch/answer-ride';
import { FREEZE_REASONS } from '@traslado/domain/flight-watch/freeze';
import { FLIGHT_STATES } from '@traslado/domain/flight-watch/news';
import { z } from 'zod';
import { transferView } from './transfer-view.ts';
import { civilDate, civilTime, id, instant } from './values.ts';

const moment = z.object({ date: civilDate, time: civilTime, at: instant });

/** Number of the question, which its answer names; null before it can be answered. */
const number = id.nullable();

/** The guest's answer to one question. `accept` and `keep` are of a proposal, `come_anyway` of a frozen ride. */
export const rideAnswer = z.strictObject({
  answer: z.enum(RIDE_ANSWERS),
  number: id.describe('Number of the proposal or the freeze that was shown'),
});

/** A ride on its day, as its guest sees it. Times are local to its airport. */
export const rideDay = z.object({
  transfer_id: id,
  coupon_id: z.string(),
  direction: transferView.shape.direction,
  status: transferView.shape.status,
  /** Null where the flight is not followed: from 48 hours before the pick-up on it is. */
  flight: z
    .object({
      code: z.string(),
      state: z.enum(FLIGHT_STATES),
      /** The best known time at the gate, and since when it is known. */
      known: moment.extend({ said_at: instant }).nullable(),
      /** The last word of anybody. */
      heard_at: instant.nullable(),
      /** Nothing was heard for half an hour, close to the flight. */
      is_stale: z.boolean(),
      diverted_to: z.string().nullable(),
      terminal: z.string().nullable(),
      gate: z.string().nullable(),
      belt: z.string().nullable(),
    })
    .nullable(),
  sold: moment,
  expected: moment,
  /** Why it is expected then: `sold`, `by_hand`, `accepted`, or where the flight's time comes from. */
  basis: z.string(),
  waits_until: moment,
  place: z.object({ name: z.string(), detail: z.string() }),
  /** The ride stands still until the flight is clear, or its guest comes anyway. */
  frozen: z.object({ reason: z.enum(FREEZE_REASONS), since: instant, number }).nullable(),
  /** A later flight's new pick-up, or that of an earlier flight, which nobody has answered. */
  proposal: z
    .object({ kind: z.enum(['later', 'earlier']), pick_up: moment, answer_until: instant.nullable(), number })
    .nullable(),
  phone: z.string(),
  time_zone: z.string(),
  zone_name: z.string(),
  read_at: instant,
});

/** The same for the holder of a message's link: nothing of the booking or its guest. A question that the link cannot answer has no number. */
export const rideLinkDay = rideDay.omit({ transfer_id: true, coupon_id: true });
