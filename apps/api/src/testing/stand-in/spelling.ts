/** A system's ways of writing its answers. Every way means one thing, and our readers have to take each. */

type Write<T> = (value: T) => unknown;

export type Spelling = {
  readonly number: Write<number>;
  readonly flag: Write<boolean>;
  /** `HH:mm`. */
  readonly time: Write<string>;
  /** `2026-12-21`, or an instant of its beginning. */
  readonly day: Write<string>;
  /** Undefined leaves the field out. */
  readonly nothing: () => unknown;
  readonly text: Write<string>;
  /** Of a list inside a record. */
  readonly inner: Write<readonly unknown[]>;
  /** A list, one without anything around it, a record, a record that is shown as a list of one, and an answer to a deed. */
  readonly rows: Write<unknown>;
  readonly bare: Write<unknown>;
  readonly one: Write<unknown>;
  readonly oneInList: Write<unknown>;
  readonly plain: Write<unknown>;
};

/** The writing of a system that keeps everything as text. */
export const asText: Spelling = {
  number: String,
  flag: (value) => (value ? '1' : '0'),
  time: (value) => `${value}:00`,
  day: (value) => value,
  nothing: () => ({}),
  text: (value) => value,
  inner: (list) => list,
  rows: (data) => ({ data }),
  bare: (list) => list,
  one: (data) => ({ data }),
  oneInList: (record) => ({ data: [record] }),
  plain: (answer) => answer,
};

const isTime = /^\d\d:\d\d$/;
const isDay = /^\d{4}-\d\d-\d\d(T00:00:00)?$/;

/** A value as a system of this spelling writes it. */
export function spell(value: unknown, spelling: Spelling): unknown {
  if (value === null) return spelling.nothing();
  if (typeof value === 'boolean') return spelling.flag(value);
  if (typeof value === 'number') return spelling.number(value);
  if (typeof value === 'string') {
    if (isTime.test(value)) return spelling.time(value);
    return isDay.test(value) ? spelling.day(value) : spelling.text(value);
  }
  if (Array.isArray(value)) return value.map((one) => spell(one, spelling));
  const fields = Object.entries(value as Readonly<Record<string, unknown>>).map(([name, inner]) => {
    const written = spell(inner, spelling);
    return [name, Array.isArray(written) ? spelling.inner(written) : written];
  });
  return Object.fromEntries(fields.filter(([, written]) => written !== undefined));
}

/** Every way of each kind, from which `oddSpellings` takes one by turns. */
const ways = {
  number: [
    (value) => value,
    String,
    // Not for a possible yes or no.
    (value) => (Number.isInteger(value) && value > 1 ? `${value}.00` : String(value)),
  ],
  flag: [
    (value) => value,
    String,
    (value) => (value ? 1 : 0),
    (value) => (value ? '1' : '0'),
    (value) => (value ? 'S' : 'N'),
    (value) => (value ? 'Yes' : 'No'),
    (value) => (value ? 'SI' : 'NO'),
    (value) => (value ? ' T ' : 'f'),
  ],
  time: [
    (value) => value,
    (value) => `${value}:00`,
    (value) => `${value}:00.000`,
    (value) => value.replace(/^0/, ''),
    (value) => `2026-12-21T${value}:00`,
  ],
  day: [
    (value) => value,
    (value) => `${value.slice(0, 10)}T00:00:00`,
    (value) => `${value.slice(0, 10)} 00:00:00.0`,
  ],
  nothing: [() => null, () => undefined, () => ({}), () => ''],
  text: [(value) => value, (value) => `${value}  `],
  inner: [
    (list) => list,
    (list) => (list.length === 1 ? list[0] : list),
    (list) => (list.length === 0 ? null : list),
    (list) => (list.length === 0 ? {} : list),
  ],
  rows: [
    (list) => list,
    (data) => ({ data }),
    (data) => ({ success: true, data }),
    (data) => ({ data: { data }, message: 'OK' }),
    (list) => (Array.isArray(list) && list.length === 1 ? list[0] : list),
    (list) => ({ status: 'ok', total: Array.isArray(list) ? list.length : 0, data: list }),
  ],
  one: [
    (record) => record,
    (record) => [record],
    (data) => ({ data }),
    (record) => ({ data: [record] }),
    (data) => ({ success: 'true', message: '', data }),
  ],
  plain: [(answer) => answer, (answer) => [answer], (data) => ({ data }), (data) => ({ data: [data] })],
} as const satisfies {
  readonly [K in Exclude<keyof Spelling, 'bare' | 'oneInList'>]: readonly Spelling[K][];
};

/** Numbers from 0 to 1, always the same from one seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Combinations of ways to write, by a fixed seed: each way comes up early, then they are mixed. */
export function oddSpellings(count: number, seed = 15): readonly Spelling[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index): Spelling => {
    const turn = <T>(list: readonly T[]): T =>
      list[index < list.length ? index : Math.floor(random() * list.length)] as T;
    const rows = turn<Write<unknown>>(ways.rows);
    const one = turn<Write<unknown>>(ways.one);
    return {
      number: turn<Write<number>>(ways.number),
      flag: turn<Write<boolean>>(ways.flag),
      time: turn<Write<string>>(ways.time),
      day: turn<Write<string>>(ways.day),
      nothing: turn<() => unknown>(ways.nothing),
      text: turn<Write<string>>(ways.text),
      inner: turn<Write<readonly unknown[]>>(ways.inner),
      rows,
      bare: rows,
      one,
      oneInList: one,
      plain: turn<Write<unknown>>(ways.plain),
    };
  });
}
