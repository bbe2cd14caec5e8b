import type { FastifyInstance } from 'fastify';

/** What a process may be waiting for before it takes requests. */
export type NotReady = 'database' | 'pool' | 'stopping';

export type Readiness = {
  /** What the process is not ready for now; nothing when it may be sent requests. */
  readonly lacks: () => Promise<readonly NotReady[]>;
  /** From now on no new requests are wanted. */
  readonly stop: () => void;
};

export type ReadinessSettings = {
  /** Asks the database something small. Rejects, or takes its time, when all is not well. */
  readonly probe: () => Promise<unknown>;
  /** Whether the connections that the first requests will need are open. */
  readonly isPoolWarm: () => boolean;
  /** A slower answer is none, milliseconds. */
  readonly patienceMs?: number;
  /** How long an answer of the database is good for, milliseconds: a flood of questions asks it once. */
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
 * For whoever starts and watches processes, without a token: whether this one lives, and whether it may be sent requests. Neither is refused under
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
