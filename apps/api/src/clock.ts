/** The only source of the present. Everything else takes `now` as an argument, in epoch milliseconds. */
export type Clock = { readonly now: () => number };

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that runs on from `start`, epoch milliseconds. For development and tests. */
export function clockFrom(start: number): Clock {
  const offset = start - Date.now();
  return { now: () => Date.now() + offset };
}
