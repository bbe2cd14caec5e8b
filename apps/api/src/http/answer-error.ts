import type { FastifyBaseLogger, FastifyError, FastifyReply } from 'fastify';
import { tellOfTrouble } from '../db/tell-of-trouble.ts';
import { DatabaseTrouble } from '../db/trouble.ts';
import { Refused } from '../refused.ts';
import { languageOf } from './locale.ts';
import { problemOfRefusal, refusalOf } from './problems.ts';

/** Turns any thrown error into a problem. Only our own defect is logged as an error. */
export function answerError(
  error: Error,
  acceptLanguage: string | undefined,
  id: string,
  reply: FastifyReply,
  log: FastifyBaseLogger,
): FastifyReply {
  const refused = refusalOf(error as FastifyError, reply.request);
  if (error instanceof DatabaseTrouble) tellOfTrouble(log, error);
  else if (!refused) log.error({ err: error }, 'request failed');
  const problem = problemOfRefusal(
    refused ?? new Refused('server.error'),
    languageOf(acceptLanguage),
    `urn:request:${id}`,
  );
  if (refused?.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(refused.retryAfterSeconds));
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}
