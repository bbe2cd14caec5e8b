import type { FastifyInstance } from 'fastify';

/** Reasons for a process to take no requests yet. */
export type NotReady = 'database' | 'pool' | 'stopping';

export type Readiness = {
  /** The missing conditions of the process; none when it may be sent requests. */
  readonly lacks: () => Promise<readonly NotReady[]>;
  /** From now on no new requests are wanted. */
  readonly stop: () => void;
};

export type ReadinessSettings = {
  /** A small question to the database. Rejects, or takes its time, when all is not well. */
  readonly probe: () => Promise<unknown>;
  /** True once the connections of the first requests are open. */
  readonly isPoolWarm: () => boolean;
  /** A slower answer counts as none, milliseconds. */
  readonly patienceMs?: number;
  /** Validity of the database's answer, milliseconds: a flood of questions asks it once. */
  readonly goodForMs?: number;
  readonly clock?: () => number;
};

export function createReadiness({
  probe,
  isPoolWarm,
  patienceMs = 1_000,
  goodForMs = 1_000,
  clock = () => performance.now(),
}: ReadinessSettings): Readiness {
  let isStopping = false;
  let last: { readonly askedAt: number; readonly isWell: Promise<boolean> } | null = null;

  function isDatabaseWell(): Promise<boolean> {
    if (last && clock() - last.askedAt < goodForMs) return last.isWell;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), patienceMs);
    });
    const asked = probe().then(
      () => true,
      () => false,
    );
    last = {
      askedAt: clock(),
      isWell: Promise.race([asked, late]).finally(() => clearTimeout(timer)),
    };
    return last.isWell;
  }

  return {
    async lacks() {
      const isWell = await isDatabaseWell();
      return [
        ...(isWell ? [] : (['database'] as const)),
        ...(isPoolWarm() ? [] : (['pool'] as const)),
        ...(isStopping ? (['stopping'] as const) : []),
      ];
    },
    stop() {
      isStopping = true;
    },
  };
}

/**
 * For programs that start and watch processes, without a token: this process lives, and it may be sent requests. Neither is refused under
 * load nor counted, and they are logged only below `info`: they are asked every second.
 */
export function registerHealth(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('preClose', async () => readiness.stop());
  const options = { logLevel: 'warn', schema: { hide: true } } as const;
  app.get('/livez', options, async () => ({ status: 'alive' }));
  app.get('/readyz', options, async (_request, reply) => {
    const lacks = await readiness.lacks();
    const isReady = lacks.length === 0;
    return reply
      .code(isReady ? 200 : 503)
      .send(isReady ? { status: 'ready' } : { status: 'not_ready', lacks });
  });
}
