import type { FastifyReply } from 'fastify';
import { Refused } from '../refused.ts';

/** Most uploads in memory at once: one in work, and two that wait. Each is up to ten megabytes. */
const MOST_UPLOADS = 3;

/** Seconds after which another try makes sense. */
const busySeconds = 5;

let under = 0;

/** Takes one of the places until the answer is gone, before any of the body is read. `upload.busy` where there is none. */
export function enterUpload({ raw }: FastifyReply): void {
  if (under >= MOST_UPLOADS) throw new Refused('upload.busy', { retryAfterSeconds: busySeconds });
  under += 1;
  raw.once('close', () => {
    under -= 1;
  });
}
