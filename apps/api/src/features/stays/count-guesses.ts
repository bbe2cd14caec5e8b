import { randomUUID } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { decideOnTry, type GuessingDecision } from '@traslado/domain/limits/guessing';
import { DAY_MS } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import { type Listener, readUntilDone } from '../../db/listener.ts';
import { guessChannel, insertGuess, listGuesses } from './guess-repository.ts';

/**
 * Wrong tries at stays. They are kept in the database and in the memory of every process, which the database tells of each: so a right look-up
 * asks nobody, and guessing through another process does not help.
 */
export type Guesses = {
  readonly decide: (folio: string, ip: string, now: number) => GuessingDecision;
  readonly note: (folio: string, ip: string, now: number) => Promise<void>;
  /** Runs look-ups of one address a few at a time, so that a burst is counted like a row of tries. */
  readonly oneOfFew: <T>(ip: string, work: () => Promise<T>) => Promise<T>;
};

/** Subjects remembered in one process; the oldest are forgotten first, the database keeps them. */
const mostSubjects = 200_000;
/** More tries than this of one subject change no decision. */
const mostTries = 120;
const atOnce = 8;

/** One household of IPv6 has 2^64 addresses: the network counts, not the address. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = ip.split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const middle = ip.includes('::') ? Array.from({ length: 8 - front.length - back.length }, () => '0') : [];
  return [...front, ...middle, ...back]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}

const folioSubject = (folio: string): string => `folio:${folio}`;
const addressSubject = (ip: string): string => `address:${networkOf(ip)}`;

export async function openGuesses({
  db,
  listener,
  now,
  onError,
}: {
  db: Db;
  listener: Listener;
  now: () => number;
  onError: (error: unknown) => void;
}): Promise<Guesses> {
  const self = randomUUID();
  let tries = new Map<string, number[]>();
  const waiting = new Map<string, { running: number; queue: (() => void)[] }>();

  function remember(into: Map<string, number[]>, subject: string, at: number): void {
    const known = into.get(subject);
    if (known) {
      known.push(at);
      if (known.length > mostTries) known.shift();
      return;
    }
    const [oldest] = into.keys();
    if (oldest !== undefined && into.size >= mostSubjects) into.delete(oldest);
    into.set(subject, [at]);
  }

  async function load(): Promise<void> {
    const fresh = new Map<string, number[]>();
    for (const { subject, at } of await listGuesses(db, now() - DAY_MS)) remember(fresh, subject, at);
    tries = fresh;
  }

  const loadAgain = (): void => readUntilDone(load, onError);

  function hear(payload: string): void {
    if (payload === '') {
      loadAgain();
      return;
    }
    const { subjects, at, sender }: { subjects: string[]; at: number; sender: string } = JSON.parse(payload);
    if (sender === self) return;
    for (const subject of subjects) remember(tries, subject, at);
  }

  await listener.subscribe(guessChannel, { onMessage: hear, onGap: loadAgain });
  await load();

  return {
    decide: (folio, ip, at) =>
      decideOnTry(at, tries.get(folioSubject(folio)) ?? [], tries.get(addressSubject(ip)) ?? []),
    async note(folio, ip, at) {
      const subjects = [folioSubject(folio), addressSubject(ip)];
      for (const subject of subjects) remember(tries, subject, at);
      await insertGuess(db, subjects, at, self);
    },
    async oneOfFew(ip, work) {
      const key = networkOf(ip);
      const line = waiting.get(key) ?? { running: 0, queue: [] };
      waiting.set(key, line);
      if (line.running >= atOnce) await new Promise<void>((go) => line.queue.push(go));
      else line.running += 1;
      try {
        return await work();
      } finally {
        // Whoever waits takes over this one's place.
        const next = line.queue.shift();
        if (next) next();
        else {
          line.running -= 1;
          if (line.running === 0) waiting.delete(key);
        }
      }
    },
  };
}
