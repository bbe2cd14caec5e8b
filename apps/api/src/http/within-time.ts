/** Longest wait for what the database tells, milliseconds: without it the rest is shown. */
const databaseMs = 1_000;

/** Null when it fails or takes longer. */
export async function withinTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), databaseMs);
  });
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer));
}
