import autocannon from 'autocannon';

/** One measured path: medians over the runs. */
export type Measure = {
  readonly name: string;
  /** Expected answers a second; of a journey, journeys a second. */
  readonly perSecond: number;
  /** The same of each run. */
  readonly rates: readonly number[];
  readonly p99Ms: number;
  /** Unexpected answers, over all runs. A figure with any is not worth reading. */
  readonly wrong: number;
};

export type Step = {
  readonly method: 'GET' | 'POST';
  readonly path: string | ((context: Record<string, unknown>) => string);
  readonly headers?: (context: Record<string, unknown>) => Record<string, string>;
  readonly body?: (context: Record<string, unknown>) => string;
  readonly expect: number;
  readonly onBody?: (context: Record<string, unknown>, body: string) => void;
};

export type Load = {
  readonly url: string;
  readonly name: string;
  readonly steps: readonly Step[];
  readonly connections?: number;
  /** Requests a second of all connections; as many as are answered by default. */
  readonly aSecond?: number | undefined;
  readonly seconds: number;
  readonly runs: number;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Speaks to this machine only, for a bounded time. */
export async function measure({
  url,
  name,
  steps,
  connections = 16,
  aSecond,
  seconds,
  runs,
}: Load): Promise<Measure> {
  if (new URL(url).hostname !== '127.0.0.1') throw new RangeError('load is for this machine only');
  const rates: number[] = [];
  const tails: number[] = [];
  let wrong = 0;
  for (let run = 0; run < runs; run += 1) {
    let right = 0;
    const result = await autocannon({
      url,
      connections,
      duration: seconds,
      ...(aSecond !== undefined && { overallRate: aSecond }),
      requests: steps.map((step) => ({
        method: step.method,
        setupRequest(request: autocannon.Request, context: object) {
          const state = context as Record<string, unknown>;
          const headers = step.headers?.(state);
          const body = step.body?.(state);
          return {
            ...request,
            path: typeof step.path === 'string' ? step.path : step.path(state),
            ...(headers ? { headers } : {}),
            ...(body === undefined ? {} : { body }),
          };
        },
        onResponse(status: number, body: string, context: object) {
          if (status === step.expect) right += 1;
          else wrong += 1;
          step.onBody?.(context as Record<string, unknown>, body);
        },
      })),
    });
    rates.push(right / steps.length / result.duration);
    tails.push(result.latency.p99);
  }
  return { name, perSecond: median(rates), rates, p99Ms: median(tails), wrong };
}
