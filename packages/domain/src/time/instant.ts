/** An instant, everywhere in the rules: milliseconds since 1970-01-01T00:00Z, in names that end in `At`. */
export type Instant = number;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** So many minutes earlier as elapsed time, whatever the clock on the wall did meanwhile. */
export function minusElapsed(at: Instant, minutes: number): Instant {
  return at - minutes * MINUTE_MS;
}

/** So many minutes later, likewise. */
export function plusElapsed(at: Instant, minutes: number): Instant {
  return at + minutes * MINUTE_MS;
}

/** An instant of the wire or the database as ISO text in UTC: '2027-01-10T15:50:00.000Z'. */
export function toIso(at: Instant): string {
  return new Date(at).toISOString();
}
