import { Worker } from 'node:worker_threads';
import { exampleDayList } from '@traslado/contract/examples/day-lists';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleFacts } from '../letter/example-facts.ts';
import type { ThreadPoolSettings } from '../threads/thread-pool.ts';
import { createLetterPool, type LetterPool, LettersBusy } from './letter-pool.ts';

const pools: LetterPool[] = [];
const pool = (settings?: ThreadPoolSettings): LetterPool => {
  const made = createLetterPool(settings);
  pools.push(made);
  return made;
};
afterEach(() => Promise.all(pools.splice(0).map((one) => one.close())));

const isPdf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-';
const thread = (code: string) => () => new Worker(code, { eval: true });
const answering = `const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ number, asked: { facts: asked } }) => {
  parentPort.postMessage({ number, began: true });
  if (asked.coupon.coupon_id === 'DIES') process.exit(3);
  if (asked.coupon.coupon_id === 'HANGS') for (;;);
  if (asked.coupon.coupon_id === 'FAILS') return parentPort.postMessage({ number, error: 'no such font' });
  parentPort.postMessage({ number, made: new TextEncoder().encode(asked.coupon.coupon_id) });
});`;
const named = (coupon_id: string) => exampleFacts('en', { coupon_id });
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('letter pool', () => {
  it('renders real letters in a thread while the event loop stays free', async () => {
    const letters = pool();
    await letters.render(exampleFacts());
    let ticks = 0;
    const ticker = setInterval(() => ticks++, 5);
    const begun = performance.now();
    const pdfs = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        letters.render(exampleFacts('es', { coupon_id: String(index) })),
      ),
    );
    const elapsedMs = performance.now() - begun;
    clearInterval(ticker);
    expect(pdfs.every(isPdf)).toBe(true);
    // Set in this thread, eight letters leave room for about one tick each. A busy machine is forgiven most of them.
    expect(ticks).toBeGreaterThan(elapsedMs / 5 / 4);
  });

  it('gives every caller their own letter, with fewer threads than letters', async () => {
    const letters = pool({ size: 2, startThread: thread(answering) });
    const names = Array.from({ length: 20 }, (_, index) => `LETTER${index}`);
    expect((await Promise.all(names.map((name) => letters.render(named(name))))).map(text)).toEqual(names);
  });

  it('rejects the letter that cannot be set, and goes on', async () => {
    const letters = pool({ startThread: thread(answering) });
    await expect(letters.render(named('FAILS'))).rejects.toThrow('no such font');
    expect(text(await letters.render(named('NEXT')))).toBe('NEXT');
  });

  it('replaces a thread that died, losing only its letter', async () => {
    const letters = pool({ startThread: thread(answering) });
    const ends = await Promise.allSettled(['DIES', 'ONE'].map((name) => letters.render(named(name))));
    expect(ends.map((end) => (end.status === 'fulfilled' ? text(end.value) : String(end.reason)))).toEqual([
      'Error: the letter thread ended',
      'ONE',
    ]);
  });

  it('refuses more than may wait', async () => {
    const letters = pool({ mostWaiting: 1, startThread: thread(answering) });
    const [first, second, third] = await Promise.allSettled(
      ['A', 'B', 'C'].map((name) => letters.render(named(name))),
    );
    expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(third?.status === 'rejected' && third.reason).toBeInstanceOf(LettersBusy);
  });

  it('sets a day list in a thread of its own, so that no letter waits for it', async () => {
    const letters = createLetterPool({ startThread: thread(answering) });
    pools.push(letters);
    const hanging = letters.render(named('HANGS')).catch((error: Error) => error.message);
    const list = { list: exampleDayList, brandName: 'Perla Resorts', language: 'en' } as const;
    expect(isPdf(await letters.renderDayList(list))).toBe(true);
    await letters.close();
    expect(await hanging).toBe('the letter pool is closed');
  });

  it('rejects what is under way when it is closed, and everything after', async () => {
    const letters = pool({ startThread: thread(answering) });
    const under = letters.render(named('HANGS')).catch((error: Error) => error.message);
    await letters.close();
    expect(await under).toBe('the letter pool is closed');
    await expect(letters.render(named('A'))).rejects.toThrow('closed');
  });
});
