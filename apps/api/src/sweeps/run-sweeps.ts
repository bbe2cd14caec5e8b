import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import type { Clock } from '../clock.ts';
import type { SweepFigure } from '../http/metrics.ts';
import { eachAtOnce } from '../in-pieces.ts';
import { createAlarm } from '../jobs/alarm.ts';
import type { Pace } from '../jobs/pace.ts';
import type { Sweep } from '../jobs/sweep.ts';
import { type Watch, watchOf } from '../watch-work.ts';
import { type SweepDeps, sweepsOfAll } from './registry.ts';

export type Sweeps = {
  /** Looks at once for sweeps that are due. Never throws, never waits. */
  readonly wake: () => void;
  readonly figures: () => readonly SweepFigure[];
  readonly stop: () => Promise<void>;
};

const pauseMs = { round: 3_000, minute: MINUTE_MS, hour: HOUR_MS } as const;

/** Sweeps under way: the rest of the connections is for those who wait for an answer. */
const atOnce = 3;

type Run = {
  readonly every: Sweep['every'];
  readonly now: number;
  readonly onEnd?: (name: string, done: number) => void;
};

/** @returns true when more may wait */
async function runAll(
  sweeps: readonly Sweep[],
  { db, watch }: Pick<SweepDeps, 'db'> & { readonly watch: Watch },
  { every, now, onEnd }: Run,
): Promise<boolean> {
  const due = sweeps.filter((sweep) => sweep.every === every);
  let more = false;
  await eachAtOnce(due, atOnce, async ({ name, run, full = Number.POSITIVE_INFINITY }) => {
    const done = await watch({ name, now }, () => run(db, now));
    if (done !== null) onEnd?.(name, done);
    more ||= (done ?? 0) >= full;
  });
  return more;
}

/**
 * Runs every sweep of a kind once, a few at the same time. Each works on although another one fails.
 * @returns true when more may wait
 */
export function runSweeps(asked: SweepDeps, every: Sweep['every'], now: number): Promise<boolean> {
  const deps = { ...asked, watch: watchOf(asked) };
  return runAll(sweepsOfAll(deps), deps, { every, now });
}

/** The sweeps of every round and of every minute, once. */
export async function sweepOnce(deps: SweepDeps, now: number): Promise<boolean> {
  const more = [await runSweeps(deps, 'round', now), await runSweeps(deps, 'minute', now)];
  return more.includes(true);
}

/**
 * Sweeps at once, which is the recovery after a crash, then each sweep when it is due. Any number of processes may do so.
 */
export function startSweeps(
  asked: SweepDeps & {
    readonly clock: Clock;
    /** Called after a sweep that did something: it may have queued jobs. */
    readonly onDone?: () => void;
    /** Left out, the pauses stay as they are. */
    readonly pace?: Pace | undefined;
  },
): Sweeps {
  const { clock, onDone, pace } = asked;
  const deps = { ...asked, watch: watchOf(asked) };
  const sweeps = sweepsOfAll(deps);
  const startedAt = clock.now();
  const dueAt = { minute: startedAt, hour: startedAt };
  const endedAt = new Map<string, number>();
  let stopping = false;
  const { wake, sleepAgain, rest } = createAlarm(() => pauseMs.round, pace);
  const runDue = (every: Sweep['every'], now: number): Promise<boolean> =>
    runAll(sweeps, deps, {
      every,
      now,
      onEnd(name, done) {
        endedAt.set(name, clock.now());
        if (done === 0) return;
        pace?.touch();
        onDone?.();
      },
    });

  async function sweep(): Promise<void> {
    while (!stopping) {
      sleepAgain();
      const now = clock.now();
      let more = await runDue('round', now);
      for (const every of ['hour', 'minute'] as const) {
        // Due, too, when the demo's clock went back.
        if (now < dueAt[every] && now > dueAt[every] - pauseMs[every]) continue;
        if (await runDue(every, now)) more = true;
        else dueAt[every] = now + pauseMs[every];
      }
      if (!more && !stopping) await rest();
    }
  }

  const sweeping = sweep();
  return {
    wake,
    figures: () =>
      sweeps.map(({ name, every }) => {
        const last = endedAt.get(name) ?? null;
        return {
          name,
          endedAt: last,
          lateMs: Math.max(0, clock.now() - (last ?? startedAt) - pauseMs[every]),
        };
      }),
    async stop() {
      stopping = true;
      wake();
      await sweeping;
    },
  };
}
