import { expect, it } from 'vitest';
import { startErrorOf } from './db/check-server.ts';
import { DatabaseTrouble } from './db/trouble.ts';
import { StartError } from './start-error.ts';
import { openPatiently } from './start-patience.ts';

const database = { url: 'postgresql://web:secret@db.example:5432/traslado', setting: 'DATABASE_URL' };
const failed = (code: string, message = '') => Object.assign(new Error(message), { code });

const away = 'DATABASE_URL: nothing answers at db.example:5432';
const slow = 'DATABASE_URL: db.example:5432 is too slow: a statement got no answer in time.';

it.each([
  ['refused', failed('ECONNREFUSED'), `${away} (ECONNREFUSED).`, true],
  ['unknown host', failed('ENOTFOUND'), `${away} (ENOTFOUND).`, true],
  ['no answer to a greeting', new Error('timeout expired'), `${away} (timeout expired).`, true],
  [
    'cut',
    new Error('Connection terminated unexpectedly'),
    `${away} (Connection terminated unexpectedly).`,
    true,
  ],
  [
    'starting',
    failed('57P03', 'the database system is starting up'),
    'DATABASE_URL: db.example:5432 is starting or ending. Try again in a moment.',
    true,
  ],
  ['no answer to a statement', new Error('Query read timeout'), slow, true],
  ['a statement too long', failed('57014', 'canceling statement due to statement timeout'), slow, true],
  [
    'a statement too long, of the product',
    new DatabaseTrouble('slow', new Error('Query read timeout')),
    slow,
    true,
  ],
  [
    'full of connections',
    failed('53300'),
    'DATABASE_URL: db.example:5432 has no connection left, or gives one too slowly.',
    true,
  ],
  [
    'held by another process',
    failed('55P03', 'canceling statement due to lock timeout'),
    'DATABASE_URL: another process holds the tables of the database traslado: it brings them up to date, or uses them. Start again when it has ended.',
    true,
  ],
  [
    'another password',
    failed('28P01'),
    'DATABASE_URL: db.example:5432 does not accept the password of the user web.',
    false,
  ],
  [
    'no such database',
    failed('3D000'),
    'DATABASE_URL: db.example:5432 has no database traslado. Make it: createdb traslado',
    false,
  ],
  [
    'a disk that is full',
    failed('53100', 'could not extend file'),
    'DATABASE_URL: db.example:5432 has no disk or memory left (could not extend file).',
    false,
  ],
])('tells of a database: %s', (_, error, message, mayPass) => {
  expect(startErrorOf(error, database)).toMatchObject({ message, mayPass });
});

it('leaves a defect of ours as it is', () => {
  expect(startErrorOf(failed('42703', 'no such column'), database)).toBeNull();
  expect(startErrorOf(new TypeError('x is undefined'), database)).toBeNull();
});

/** A database that fails so many times, and a clock that only sleeping moves. */
function play(failures: number, error: Error, waitMs = 60_000, signal?: AbortSignal) {
  const lines: string[] = [];
  const closed: number[] = [];
  let now = 0;
  let tries = 0;
  const opened = openPatiently(
    async (closing) => {
      const attempt = ++tries;
      closing.add({ name: 'a part', close: async () => closed.push(attempt) });
      if (attempt <= failures) throw error;
      return attempt;
    },
    {
      waitMs,
      say: (line) => lines.push(line),
      signal,
      clock: () => now,
      sleep: async (ms) => {
        now += ms;
      },
    },
  );
  return { opened, lines, closed, tries: () => tries, now: () => now };
}

const starting = new StartError('DATABASE_URL: db is starting.', { mayPass: true });

it('waits for a database that starts, says so once, and closes what the tries before had opened', async () => {
  const played = play(3, starting);
  expect(await played.opened).toBe(4);
  expect(played.lines).toEqual(['Waiting for 60 s at most. DATABASE_URL: db is starting.']);
  expect(played.closed).toEqual([1, 2, 3]);
});

it('ends with the sentence when the time is up', async () => {
  const played = play(Number.POSITIVE_INFINITY, starting);
  await expect(played.opened).rejects.toBe(starting);
  expect([played.tries(), played.now()]).toEqual([61, 60_000]);
});

it.each([
  ['no time to wait', starting, 0],
  ['a trouble that stays', new StartError('DATABASE_URL: another password'), 60_000],
  ['a defect of ours', new TypeError('x is undefined'), 60_000],
])('ends at once with %s', async (_, error, waitMs) => {
  const played = play(1, error, waitMs);
  await expect(played.opened).rejects.toBe(error);
  expect([played.tries(), played.lines]).toEqual([1, []]);
});

it('ends when the process is to end', async () => {
  const ended = new Error('ended');
  await expect(play(1, starting, 60_000, AbortSignal.abort(ended)).opened).rejects.toBe(ended);
});
