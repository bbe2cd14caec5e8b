import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { TriedCall } from '../tried-calls.ts';
import { faultsOf } from './judge.ts';
import type { Person } from './person.ts';
import { type Extras, knownRequest, type Parts, prepare } from './requests.ts';
import type { World } from './world.ts';

/**
 * Lists of actions that must not work, one row an item. A row is tried here, or names the test that already tries it: `seenIn` is the file
 * and the title of its test, and a title that is no longer there fails.
 */
export type Item = readonly [item: string, tried: Tried];

export type Tried =
  | { readonly seenIn: string; readonly test: string }
  | ({
      readonly call: TriedCall;
      /** The differences to a right request: values by their place, `body.arrival.flight_time`; undefined leaves one out. */
      readonly with?: Readonly<Record<string, unknown>>;
      readonly by?: (world: World) => Person;
      /** Status, then code and field where it is refused. */
      readonly answers: readonly [number, string?, string?];
    } & Extras);

/** A value with another one at a place; undefined removes it. */
function put(value: unknown, [first, ...rest]: readonly string[], other: unknown): unknown {
  if (first === undefined) return other;
  const open = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
    Record<string, unknown>
  >;
  const entries = Object.entries(open).filter(([key]) => key !== first);
  const inner = put(open[first], rest, other);
  const all = inner === undefined ? entries : [...entries, [first, inner] as const];
  return Object.fromEntries(all);
}

const repository = fileURLToPath(new URL('../../../../../', import.meta.url));

function expectTest(seenIn: string, title: string): void {
  const path = `${repository}${seenIn}`;
  expect(existsSync(path), `${seenIn} is not there`).toBe(true);
  // Titles are written with either quote, and may be built from a table.
  expect(readFileSync(path, 'utf8'), `${seenIn} has no test "${title}"`).toContain(title);
}

/** Declares one test for each row. */
export function tryItems(world: () => World, items: readonly Item[]): void {
  it.each(items)('%s', async (_, tried) => {
    if ('seenIn' in tried) return expectTest(tried.seenIn, tried.test);
    const { call, with: changes = {}, by, answers, ...extras } = tried;
    const person = (by ?? (({ groups }) => groups.bare.owner))(world());
    let parts: unknown = knownRequest(call);
    for (const [place, value] of Object.entries(changes)) parts = put(parts, place.split('.'), value);
    await world().changes.take();
    const { options } = prepare(call, person, parts as Parts, extras);
    const answer = await world().test.app.inject(options);
    const [status, code, field] = answers;
    expect(
      [answer.statusCode, ...(status < 400 ? [] : [answer.json().code, answer.json().field])],
      answer.body,
    ).toEqual(status < 400 ? [status] : [status, code, field]);
    expect(faultsOf(call, answer)).toEqual([]);
    if (status >= 400 || options.method === 'GET') expect(await world().changes.take()).toEqual([]);
    return undefined;
  });
}
