import { statesOf } from '@traslado/domain/booking/state';
import { ACTING_REASONS } from '@traslado/domain/desk/acting';
import { OPEN_PAYMENTS } from '@traslado/domain/desk/open-payment';
import { EVENT_KINDS, EVENT_SOURCES } from '@traslado/domain/desk/story-event';
import { FREEZE_REASONS } from '@traslado/domain/flight-watch/freeze';
import { DIFFERENCE_CAUSES } from '@traslado/domain/money/reconcile';
import { z } from 'zod';
import { actingAbilities } from './acting.ts';
import { colleagues } from './people.ts';
import { soldExplanation } from './prices.ts';
import { couponView } from './sales.ts';
import { civilDate, civilTime, decimalAmount, id, instant } from './values.ts';
import { keptRefund, rideWhy } from './why.ts';

/** Bookings as the desk of staff finds and shows them. */

const foundLeg = z.object({
  direction: z.enum(['arrival', 'departure']),
  status: z.enum(['pending', 'confirmed', 'cancelled', 'completed', 'no_show']),
  flight_code: z.string(),
  /** Of the pick-up as it is expected now, in the time of its airport. */
  date: civilDate,
  time: civilTime,
});

export const foundBooking = z.object({
  /** By which its page is addressed. */
  id,
  number: z.string(),
  status: couponView.shape.status,
  guest: z.string(),
  hotel_name: z.string(),
  folio: z.string(),
  /** City whose clock the rides go by. */
  zone_name: z.string(),
  legs: z.array(foundLeg),
  /** The group's own backend keeps it where it sells: the shown state is its last answer. */
  kept_by: z.enum(['us', 'group']),
});

/** The search, recognised by its shape; one text may be several things. */
export const foundBookings = z.object({
  groups: z.array(
    z.object({
      matched: z.enum([
        'opened',
        'number',
        'reference',
        'folio',
        'flight',
        'name',
        'email',
        'phone',
        'card',
        'gateway',
        'message',
      ]),
      /** Up to a thousand are counted; 1001 stands for more. */
      total: z.int(),
      /** The newest first; of a flight those of the latest day. */
      rows: z.array(foundBooking),
    }),
  ),
  /** Stays to come without a booking, the next arrival first, for staff who may book for them. */
  stays: z.array(
    z.object({
      hotel: z.string(),
      folio: z.string(),
      guest: z.string(),
      hotel_name: z.string(),
      arrival_date: civilDate,
      departure_date: civilDate,
    }),
  ),
  /** The message of a guest whose reference it is, for readers of messages. */
  message: z.object({ id, reference: z.string(), name: z.string(), is_open: z.boolean() }).nullable(),
  /** True for a text of a known shape. */
  is_recognised: z.boolean(),
});

export const bookingStory = z.object({
  id,
  /** Keeper of the booking. One that the group's backend keeps cannot be changed here. */
  kept_by: z.enum(['us', 'group']),
  /** Last answer of the group's backend; null for ours. */
  told_at: instant.nullable(),
  booking: couponView,
  /** Mail and phone in full, with the permission to write to guests; null for others, who see them masked in the booking. */
  reach: z.object({ email: z.string(), phone: z.string() }).nullable(),
  /** Actions that the reader may take for the guest now; null without the permission to act for guests. */
  acting: actingAbilities.nullable(),
  /** Why its rides are when they are. */
  why: z.array(rideWhy),
  /** Explanations of its refunds, cancellation by cancellation, the last first. Older cancellations without one are left out. */
  refunds_why: z.array(keptRefund),
  /** The zone of its times, and the city of its clock. */
  time_zone: z.string(),
  zone_name: z.string(),
  /** The newer booking that took its place. */
  replaced_by: id.nullable(),
  /** Its standing rides whose flight is followed. */
  followed: z.array(
    z.object({
      transfer_id: id,
      /** Another pick-up than the sold one, by the clock of the airport. */
      expected: z.object({ date: civilDate, time: civilTime }).nullable(),
      /** Why the ride stands still; null while it does not. */
      frozen: z.enum(FREEZE_REASONS).nullable(),
    }),
  ),
  /** paid = refunded + on_its_way + disputed + kept + returned + open; price of the rides = kept + due. */
  money: z.object({
    currency: z.string(),
    paid: decimalAmount,
    refunded: decimalAmount,
    on_its_way: decimalAmount,
    /** Taken by the guest's bank, for now or for good. */
    disputed: decimalAmount,
    kept: decimalAmount,
    /** In `failed_refunds`, and sent back to the gateway by the guest's bank, as `differences` say. */
    returned: decimalAmount,
    open: decimalAmount,
    due: decimalAmount,
    /** A payment that has not ended: no money is asked for while it is `unknown`. */
    open_payment: z.enum(OPEN_PAYMENTS).nullable(),
    /** Refunds that failed, until the guest has the money. `next_try_at`: null for never. */
    failed_refunds: z.array(
      z.object({
        id: z.uuid(),
        amount: decimalAmount,
        /** As of a payment. */
        card: z.string(),
        failed_at: instant,
        next_try_at: instant.nullable(),
        deeds: z.array(z.enum(['retry', 'settle'])),
      }),
    ),
    /** Asked for by hand: each waits for a second person until `due_at`. */
    waiting: z.array(
      z.object({
        id,
        kind: z.enum(['refund', 'price']),
        amount: decimalAmount,
        asked_by: z.string(),
        due_at: instant,
      }),
    ),
    /** Open differences from the gateway's books. */
    differences: z.array(z.object({ cause: z.enum(DIFFERENCE_CAUSES), amount: z.number() })),
  }),
  /** Disputes and warnings of the guest's bank, the oldest first. `due_at`: the last moment for an answer. */
  disputes: z.array(
    z.object({
      status: z.enum(statesOf('dispute')),
      reason: z.string(),
      amount: decimalAmount,
      due_at: instant.nullable(),
      /** Refunds wait for it. */
      is_stopping: z.boolean(),
    }),
  ),
  /** The oldest first. */
  events: z.array(
    z.object({
      /** When it happened. */
      at: instant,
      /** For late news: its own moment. */
      learned_at: instant.nullable(),
      kind: z.enum(EVENT_KINDS),
      code: z.string(),
      source: z.enum(EVENT_SOURCES),
      who: z.string().nullable(),
      amount: z.number().nullable(),
      detail: z.string(),
      /** Note of staff about it. */
      note: z.string(),
      /** Changes of a change, under the names of its call. */
      changes: z.array(z.object({ field: z.string(), old: z.string(), new: z.string() })),
      /** Why staff did it for the guest. */
      reason: z.enum(ACTING_REASONS).nullable(),
      /** A record to read in full. */
      opens: z.object({ what: z.enum(['letter', 'message']), id }).nullable(),
    }),
  ),
  /** Staff that the events name in `who`. */
  colleagues,
  /** Calculation of each of its prices, the present one last. Empty for older bookings without one. */
  explanations: z.array(
    z.object({
      id,
      at: instant,
      of: z.enum(['sale', 'change']),
      /** It explains the price of now. */
      is_current: z.boolean(),
      /** Later reductions by staff; 0 for a price that is not the present one. */
      lowered: decimalAmount,
      explanation: soldExplanation,
    }),
  ),
});

/** A letter as it was sent. Keys in it that open something are not shown. */
export const sentLetter = z.object({
  id,
  subject: z.string(),
  recipients: z.array(z.string()),
  language: z.enum(['en', 'es']),
  status: z.enum(['queued', 'sent', 'kept', 'failed', 'unanswered']),
  created_at: instant,
  sent_at: instant.nullable(),
  text: z.string(),
  /** Names of the files that went with it. */
  attachments: z.array(z.string()),
});
