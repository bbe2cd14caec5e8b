import { randomUUID } from 'node:crypto';
import {
  ALARMING_PROOFS,
  RIGHT_PROOFS_OF_ONE_STAY,
  UNDELAYED_TRIES,
  WRONG_PROOFS,
  WRONG_SIGN_INS,
} from '@traslado/domain/limits/guessing';
import { DAY_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import type { Db } from './client.ts';
import { type CountedSubject, guessChannel, insertCounts, listCounts } from './guess-rows.ts';
import { type Listener, readUntilDone } from './listener.ts';
import { createTally, type Tally } from './tally.ts';

/** Counted events: wrong tries of guests by number, by name and address, and by address; their right ones; wrong sign-ins of staff. */
const windows = {
  folio: UNDELAYED_TRIES.windowMs,
  name: UNDELAYED_TRIES.windowMs,
  address: WRONG_PROOFS.windowMs,
  right: WRONG_PROOFS.windowMs,
  staff: UNDELAYED_TRIES.windowMs,
  'staff-there': WRONG_SIGN_INS.windowMs,
  'staff-address': WRONG_SIGN_INS.windowMs,
  /** In memory alone: right proofs of one stay from one address, and all refused proofs together. */
  'right-of-one': RIGHT_PROOFS_OF_ONE_STAY.windowMs,
  refused: ALARMING_PROOFS.windowMs,
} as const;

export type Counted = keyof typeof windows;
export type Subject = readonly [kind: Counted, key: string];

/**
 * Counts that all processes on one database share. They are kept in the database and in the memory of every process, which gets each change
 * from the database: a limit is read without a question, and going through another process does not help.
 */
export type SharedCounts = {
  readonly count: (kind: Counted, key: string, now: number) => number;
  /** Counted in this process at once; the promise ends when the others will hear of it. */
  readonly add: (subjects: readonly Subject[], at: number) => Promise<void>;
  /** Counted in this process at once, written and told to the others within a second. */
  readonly addLater: (subject: Subject, at: number) => void;
  /** Counted in this process alone. */
  readonly addHere: (subject: Subject, at: number) => void;
  /** Writes the unwritten counts. */
  readonly flush: () => Promise<void>;
};

/** Subjects of each kind remembered in one process; the database keeps them all. */
const mostSubjects = 100_000;
const flushEveryMs = 1_000;
/** A message of PostgreSQL has 8,000 bytes at most. */
const subjectsAtOnce = 60;

const textOf = ([kind, key]: Subject): string => `${kind}:${key}`;

export async function openSharedCounts({
  db,
  listener,
  now,
  onError,
}: {
  readonly db: Db;
  readonly listener: Listener;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}): Promise<SharedCounts> {
  const self = randomUUID();
  const tallies = Object.fromEntries(
    Object.entries(windows).map(([kind, windowMs]) => [
      kind,
      createTally({ windowMs, grainMs: windowMs === DAY_MS ? MINUTE_MS : 1_000, mostSubjects }),
    ]),
  ) as Record<Counted, Tally>;
  let unwritten = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function remember({ subject, times }: CountedSubject, at: number): void {
    const [kind = '', ...key] = subject.split(':');
    if (!Object.hasOwn(tallies, kind)) return;
    tallies[kind as Counted].add(key.join(':'), at, times);
    // Every wrong proof also counts for all together.
    if (kind === 'address') tallies.refused.add('', at, times);
  }

  async function load(): Promise<void> {
    const rows = await listCounts(db, now() - DAY_MS);
    for (const kind of [
      'folio',
      'name',
      'address',
      'right',
      'staff',
      'staff-there',
      'staff-address',
      'refused',
    ] as const)
      tallies[kind].clear();
    for (const row of rows) remember(row, row.at);
  }

  function hear(payload: string): void {
    if (payload === '') {
      readUntilDone(load, onError);
      return;
    }
    const { counted, at, sender }: { counted: CountedSubject[]; at: number; sender: string } =
      JSON.parse(payload);
    if (sender !== self) for (const one of counted) remember(one, at);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = [...unwritten].map(([subject, times]) => ({ subject, times }));
    unwritten = new Map();
    for (let from = 0; from < counted.length; from += subjectsAtOnce)
      await insertCounts(db, {
        counted: counted.slice(from, from + subjectsAtOnce),
        at: now(),
        sender: self,
      });
  }

  await listener.subscribe(guessChannel, { onMessage: hear, onGap: () => readUntilDone(load, onError) });
  await load();

  return {
    count: (kind, key, at) => tallies[kind].count(key, at),
    async add(subjects, at) {
      const counted = subjects.map((subject) => ({ subject: textOf(subject), times: 1 }));
      for (const one of counted) remember(one, at);
      await insertCounts(db, { counted, at, sender: self });
    },
    addLater(subject, at) {
      const text = textOf(subject);
      remember({ subject: text, times: 1 }, at);
      unwritten.set(text, (unwritten.get(text) ?? 0) + 1);
      timer ??= setTimeout(() => void flush().catch(onError), flushEveryMs).unref();
    },
    addHere: ([kind, key], at) => tallies[kind].add(key, at),
    flush,
  };
}
