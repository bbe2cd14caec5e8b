import { z } from 'zod';
import { civilDate, civilTime, id, nationalFlag } from './values.ts';

export const airline = z.object({
  id,
  createdAt: z.string(),
  createdBy: z.string(),
  iataCode: z.string(),
  icaoCode: z.string(),
  name: z.string(),
  type: z.string(),
  status: z.int(),
  updatedAt: z.string(),
  updatedBy: z.string(),
});

export const flight = z.object({
  /** Designator without spaces, `AA1234`. */
  flight_key: z.string(),
  airline_id: id,
  airline: z.string(),
  flight_number: z.string(),
  /** Null where the schedule does not say it. */
  airport_id: id.nullable(),
  /** A arrival at, D departure from that airport. */
  type: z.enum(['A', 'D']),
  /** Local date at the airport of the ride; null when asked by designator alone. */
  flight_date: civilDate.nullable(),
  /** Landing or take-off, local to the airport of the ride. */
  flight_time: civilTime,
  is_national: nationalFlag,
  /** At the airport of the ride; null where the schedule does not say it. */
  terminal: z.string().nullable(),
  /** The other end of the flight. */
  other_airport: z.string(),
});
