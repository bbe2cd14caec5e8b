import type pg from 'pg';

/** Pause before the next try, milliseconds. */
const retryMs = 500;

export type PoolWarmth = { readonly isWarm: () => boolean; readonly stop: () => void };

/** Opens the connections of the first requests, so that none of them waits for it. Goes on until the database allows it. */
export function warmPool(pool: pg.Pool, connections: number): PoolWarmth {
  let isWarm = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function warm(): Promise<void> {
    const opened = await Promise.allSettled(Array.from({ length: connections }, () => pool.connect()));
    for (const one of opened) if (one.status === 'fulfilled') one.value.release();
    isWarm = opened.every((one) => one.status === 'fulfilled');
    if (isWarm || isStopped) return;
    timer = setTimeout(() => void warm(), retryMs);
    timer.unref();
  }

  void warm();
  return {
    isWarm: () => isWarm,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
