import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { exampleFacts } from '../letter/example-facts.ts';
import type { Task } from '../threads/thread-pool.ts';
import { createLetterPool, type LetterPool, LettersBusy, type Sheet } from './letter-pool.ts';

/** A thread that does nothing by itself, and a clock that the test moves. */
class SlowThread extends EventEmitter {
  readonly tasks: Task<Sheet>[] = [];
  ended = false;
  postMessage(task: Task<Sheet>): void {
    this.tasks.push(task);
  }
  ref(): void {}
  unref(): void {}
  async terminate(): Promise<number> {
    this.ended = true;
    return 1;
  }
  begin(index = 0): void {
    this.emit('message', { number: this.tasks[index]?.number, began: true });
  }
  finish(index = 0): void {
    const task = this.tasks[index];
    const made = new TextEncoder().encode(
      task?.asked.kind === 'letter' ? task.asked.facts.coupon.coupon_id : '',
    );
    this.emit('message', { number: task?.number, made });
  }
}

function useClock() {
  let now = 0;
  const timers = new Set<{ readonly at: number; readonly call: () => void }>();
  return {
    after(ms: number, call: () => void) {
      const timer = { at: now + ms, call };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async pass(ms: number) {
      now += ms;
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer);
        timer.call();
      }
      await settle();
    },
  };
}
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const pools: LetterPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function open() {
  const threads: SlowThread[] = [];
  const clock = useClock();
  const pool = createLetterPool({
    after: clock.after,
    startThread() {
      threads.push(new SlowThread());
      return threads.at(-1) as unknown as Worker;
    },
  });
  pools.push(pool);
  const thread = (index = 0): SlowThread => {
    const found = threads[index];
    if (!found) throw new Error('no such thread was started');
    return found;
  };
  /** The outcome of a letter, once it has ended. */
  const ask = (coupon_id: string, longestWaitMs?: number) => {
    const asked = { end: '' };
    pool.render(exampleFacts('en', { coupon_id }), longestWaitMs).then(
      (made) => (asked.end = new TextDecoder().decode(made)),
      (error: Error) => (asked.end = error instanceof LettersBusy ? 'busy' : error.message),
    );
    return asked;
  };
  return { ask, clock, thread, started: () => threads.length };
}

it('counts the time of a letter from when its work begins, and of a job no other', async () => {
  const { ask, clock, thread, started } = open();
  const job = ask('SLOW');
  await settle();
  await clock.pass(119_000);
  thread().begin();
  await clock.pass(119_000);
  expect(job.end).toBe('');
  thread().finish();
  await settle();
  expect([job.end, started()]).toEqual(['SLOW', 1]);
});

it.each([
  ['that does not begin', false],
  ['that does not end', true],
])('replaces a thread %s', async (_, begins) => {
  const { ask, clock, thread, started } = open();
  const [stuck, next] = [ask('STUCK'), ask('NEXT')];
  await settle();
  if (begins) thread().begin();
  await clock.pass(120_000);
  expect([stuck.end, thread().ended, started()]).toEqual(['the letter took too long', true, 2]);
  thread(1).finish();
  await settle();
  expect(next.end).toBe('NEXT');
});

it('makes a letter to its end that its guest has not waited for, and gives it when it is asked for again', async () => {
  const { ask, clock, thread } = open();
  const first = ask('SLOW', 10_000);
  await settle();
  thread().begin();
  await clock.pass(10_000);
  expect(first.end).toBe('busy');
  const [second, job] = [ask('SLOW', 10_000), ask('SLOW')];
  await clock.pass(5_000);
  thread().finish();
  await settle();
  const third = ask('SLOW', 10_000);
  await settle();
  expect([second.end, job.end, third.end]).toEqual(['SLOW', 'SLOW', 'SLOW']);
  expect(thread().tasks).toHaveLength(1);
});

it('keeps a letter for two minutes', async () => {
  const { ask, clock, thread } = open();
  ask('ONE');
  await settle();
  thread().finish();
  await settle();
  await clock.pass(120_000);
  ask('ONE');
  await settle();
  expect(thread().tasks).toHaveLength(2);
});

it('makes no letter that still stood in the line when its guest had gone, but one that a job waits for', async () => {
  const { ask, clock, thread } = open();
  const under = ask('UNDER_WAY');
  const gone = ask('GONE', 10_000);
  const shared = ask('SHARED', 10_000);
  const job = ask('SHARED');
  await settle();
  thread().begin();
  await clock.pass(10_000);
  expect([gone.end, shared.end, job.end]).toEqual(['busy', 'busy', '']);
  thread().finish();
  await settle();
  thread().finish(1);
  await settle();
  expect([under.end, job.end]).toEqual(['UNDER_WAY', 'SHARED']);
  expect(thread().tasks).toHaveLength(2);
});

it('begins a letter anew that could not be set', async () => {
  const { ask, thread } = open();
  const failed = ask('FAILS');
  await settle();
  thread().emit('message', { number: thread().tasks[0]?.number, error: 'no such font' });
  await settle();
  expect(failed.end).toBe('no such font');
  const again = ask('FAILS');
  await settle();
  thread().finish(1);
  await settle();
  expect(again.end).toBe('FAILS');
});
