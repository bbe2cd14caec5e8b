export const TIMED_OUT = Symbol('timed out');

/**
 * The work's result, or `TIMED_OUT` after so many milliseconds. The work goes on: a request for money cannot be taken back, only asked
 * about later. Its later failure is ignored.
 */
export async function withinTime<Result>(
  work: Promise<Result>,
  timeoutMs: number,
): Promise<Result | typeof TIMED_OUT> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(() => resolve(TIMED_OUT), timeoutMs);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
