import { jobPayloads } from '../jobs/job-kinds.ts';
import type { JobHandlers } from '../jobs/worker.ts';

/** Handlers that do nothing, for workers of which a test sets its own one. */
export const noHandlers = Object.fromEntries(
  Object.keys(jobPayloads).map((kind) => [kind, async () => {}]),
) as unknown as JobHandlers;
