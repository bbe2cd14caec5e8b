import { afterEach, expect, it, vi } from 'vitest';
import { keepCurrent } from './keep-current.ts';
import type { Subscription } from './listener.ts';

/** Rows that are read at the test's command. `tell` is a message, `end` lets the reading under way see all transactions before a number. */
async function keepRows(restMs = 0) {
  const subscribed: Subscription[] = [];
  const readings: { end: (before: number) => void; fail: () => void }[] = [];
  const errors: unknown[] = [];
  let begun = 0;
  let heard = () => {};
  const listener = {
    subscribe: async (_: string, one: Subscription) => void subscribed.push(one),
    close: async () => {},
  };
  const read = () =>
    new Promise<string>((resolve, reject) => {
      begun += 1;
      readings.push({
        end: (before) => resolve(`${before}:${before}:`),
        fail: () => reject(new Error('away')),
      });
      heard();
    });
  const onError = (error: unknown) => errors.push(error);
  const opened = keepCurrent({ listener, channel: 'rows', read, onError, restMs });
  const next = async () => {
    while (readings.length === 0) await new Promise<void>((resolve) => (heard = resolve));
    const reading = readings.shift();
    if (!reading) throw new Error('no reading has begun');
    return reading;
  };
  (await next()).end(10);
  const reload = await opened;
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const tell = (transaction: string): void => {
    for (const { onMessage } of subscribed) onMessage(transaction);
  };
  return { reload, tell, next, settled, errors, begun: () => begun };
}

afterEach(() => vi.useRealTimers());

it('reads again for a transaction that the last reading did not see', async () => {
  const rows = await keepRows();
  rows.tell('10');
  (await rows.next()).end(11);
  await rows.settled();
  expect(rows.begun()).toBe(2);
});

it('does not read again for what whoever wrote it has read already', async () => {
  const rows = await keepRows();
  const reloaded = rows.reload();
  (await rows.next()).end(12);
  await reloaded;
  rows.tell('11');
  await rows.settled();
  expect(rows.begun()).toBe(2);
});

it('reads once more where a message came during a reading that missed it', async () => {
  const rows = await keepRows();
  rows.tell('10');
  const first = await rows.next();
  rows.tell('11');
  first.end(11);
  (await rows.next()).end(12);
  await rows.settled();
  expect(rows.begun()).toBe(3);
});

it('does not where that reading saw it', async () => {
  const rows = await keepRows();
  rows.tell('10');
  const first = await rows.next();
  rows.tell('11');
  first.end(12);
  await rows.settled();
  expect(rows.begun()).toBe(2);
});

it('reads for a message that names no transaction', async () => {
  const rows = await keepRows();
  rows.tell('');
  (await rows.next()).end(10);
  await rows.settled();
  expect(rows.begun()).toBe(2);
});

it('tries again where a reading failed that a message waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const rows = await keepRows();
  const reloaded = rows.reload();
  const first = await rows.next();
  rows.tell('10');
  first.fail();
  await expect(reloaded).rejects.toThrow('away');
  await vi.runAllTimersAsync();
  (await rows.next()).end(11);
  await rows.settled();
  expect([rows.begun(), rows.errors.length]).toEqual([3, 1]);
});

it('rests between two readings for messages, and reads all of them together', async () => {
  const rows = await keepRows(1);
  rows.tell('10');
  rows.tell('11');
  (await rows.next()).end(12);
  await rows.settled();
  expect(rows.begun()).toBe(2);
});

it('reads on demand at once, whatever its rest', async () => {
  const rows = await keepRows(60_000);
  rows.tell('10');
  await rows.settled();
  expect(rows.begun()).toBe(1);
  const reloaded = rows.reload();
  (await rows.next()).end(11);
  await reloaded;
  expect(rows.begun()).toBe(2);
});
