import { MISSED_REASONS, OUTCOME_NOTE_MAX, OUTCOMES } from '@traslado/domain/booking/ride-outcome';
import { LISTED_FACTS, OPEN_MATTERS } from '@traslado/domain/desk/day-list';
import { FREEZE_REASONS } from '@traslado/domain/flight-watch/freeze';
import { FLIGHT_STATES } from '@traslado/domain/flight-watch/news';
import { NOTICE_OUTCOMES } from '@traslado/domain/flight-watch/staff-notice';
import { z } from 'zod';
import { specialAnswer, specialItems } from './special-items.ts';
import { transferView } from './transfer-view.ts';
import { civilDate, civilTime, id, idText, instant } from './values.ts';

/** The rides of a day, as staff see and print them. Nothing here is a booking number or a confirmation number. */

const direction = transferView.shape.direction;

/** The wanted list: of an airport, of all its properties or of one. */
export const dayListQuestion = z.strictObject({
  /** Of the pick-up, by the clock of the airport; its today when left out. */
  day: civilDate.optional(),
  /** The first that the reader has rides at when left out. */
  airport: id.optional(),
  property: id.optional(),
  direction: direction.optional(),
});

/** The same in an address. */
export const dayListQuery = dayListQuestion.extend({
  airport: idText.optional(),
  property: idText.optional(),
});

const listedRide = z.object({
  /** By which it is marked; null for a ride of the group's own backend. */
  id: id.nullable(),
  /** Its key within the list. */
  key: z.string(),
  /** Its reference for people; null for a ride of the group's own backend. */
  reference: z.string().nullable(),
  /** Its booking's internal id, for readers who may open it. */
  booking: id.nullable(),
  direction,
  status: transferView.shape.status,
  /** Completed without a recorded outcome. */
  assumed: z.boolean(),
  date: civilDate,
  time: civilTime,
  flight: z.object({
    code: z.string(),
    airline: z.string().nullable(),
    date: civilDate,
    time: civilTime,
    terminal: z.string().nullable(),
  }),
  /** Of a followed flight; null where it is not followed. */
  followed: z
    .object({
      /** Another pick-up than the sold one, by the clock of the airport. */
      expected: z.object({ date: civilDate, time: civilTime }).nullable(),
      state: z.enum(FLIGHT_STATES),
      /** Why the ride stands still; null while it does not. */
      frozen: z.enum(FREEZE_REASONS).nullable(),
      /** Last notice to its guest; null before the first. */
      told_at: instant.nullable(),
      /** The newest notice to its guest, by the clock of the airport, or why it was not sent; null for none. */
      notified: z
        .object({
          at: z.object({ date: civilDate, time: civilTime }),
          pick_up: z.object({ date: civilDate, time: civilTime }),
          channel: z.string(),
          outcome: z.enum(NOTICE_OUTCOMES),
          because: z.string().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  /** Meeting point of an arrival, or door of a departure; blank where none was written. */
  point: z.string(),
  guest: z.string(),
  /** Other stays that ride along. */
  companions: z.int(),
  adults: z.int(),
  minors: z.int(),
  babyseat: z.int(),
  /** Its children under 4 take no seat. */
  on_lap: z.boolean(),
  service: z.string(),
  private: z.boolean(),
  vehicles: z.int(),
  /** The service's room for the party's bags; null where it is unknown. */
  bags: z.object({ suitcases: z.int(), hand_bags: z.int() }).nullable(),
  resort: z.object({ code: z.string(), name: z.string() }),
  room: z.string().nullable(),
  special_items: specialItems,
  special_answer: specialAnswer,
  /** The guest's own words, without numbers that open a booking. */
  request: z.string(),
  open: z.array(z.enum(OPEN_MATTERS)),
  /** Differences from the last printed list. */
  news: z.object({
    kind: z.enum(['none', 'new', 'changed']),
    facts: z.array(z.object({ fact: z.enum(LISTED_FACTS), was: z.string() })),
  }),
  mark: z
    .object({
      outcome: z.enum(OUTCOMES),
      reason: z.enum(MISSED_REASONS).nullable(),
      note: z.string(),
      by: z.string(),
      at: instant,
    })
    .nullable(),
  /** Earliest moment to record it as missed. */
  missed_from: instant,
  viewer: z.object({ can_complete: z.boolean(), can_miss: z.boolean(), can_take_back: z.boolean() }),
});

/** A ride of the list that was printed last and is no longer on this one. */
const goneRide = z.object({
  key: z.string(),
  reference: z.string().nullable(),
  guest: z.string(),
  /** As it was printed. */
  was: z.object({ pick_up: z.string(), flight: z.string(), people: z.string() }),
  /** Its fate: cancelled, or moved to another pick-up. */
  status: transferView.shape.status,
  date: civilDate,
  time: civilTime,
});

const place = z.object({ id, code: z.string(), name: z.string() });

export const dayList = z.object({
  day: civilDate,
  direction: direction.nullable(),
  airport: place.extend({ city: z.string(), time_zone: z.string() }),
  property: place.nullable(),
  /** Airports that the reader can choose from. */
  airports: z.array(place.extend({ properties: z.array(id) })),
  properties: z.array(place),
  rides: z.array(listedRide),
  gone: z.array(goneRide),
  counts: z.object({
    rides: z.int(),
    people: z.int(),
    open: z.int(),
    completed: z.int(),
    assumed: z.int(),
    missed: z.int(),
  }),
  last_print: z.object({ at: instant, by: z.string(), form: z.enum(['paper', 'pdf', 'csv']) }).nullable(),
  read_at: instant,
  viewer: z.object({ can_mark: z.boolean(), can_open: z.boolean() }),
});

export const rideMark = z.strictObject({
  outcome: z.enum(OUTCOMES),
  /** Why it was missed; none for a ride that took place. */
  reason: z.enum(MISSED_REASONS).optional(),
  note: z
    .string()
    .max(OUTCOME_NOTE_MAX * 2)
    .default(''),
});

export const markedRide = z.object({
  id,
  reference: z.string(),
  status: transferView.shape.status,
  /** When the guest is written to; null where they are not. */
  told_at: instant.nullable(),
});
