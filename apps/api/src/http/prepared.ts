import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { replied } from './bind.ts';

/** An answer that is the same for every caller with the same question: written once, sent many times. */
export type PreparedAnswer = {
  readonly body: Buffer;
  /** Of the content, so that a change elsewhere in the catalogue does not reload this. */
  readonly etag: string;
  readonly compressed: () => Buffer;
};

/** Answers remembered at once. They are some kilobytes each; the oldest leave first. */
const mostRemembered = 500;

/** Smaller answers gain nothing from compression. */
const leastCompressed = 1_024;

/** Weak: an answer has it in every encoding. */
export const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** True for a caller that has the answer already. */
export const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((one) => one.trim() === etag) ?? false;

function prepareAnswer(value: unknown): PreparedAnswer {
  const body = Buffer.from(JSON.stringify(value));
  let small: Buffer | undefined;
  return {
    body,
    etag: etagOf(body),
    compressed() {
      small ??= gzipSync(body);
      return small;
    },
  };
}

export type PreparedAnswers = {
  /**
   * The answer to a question, made at the first request.
   * @param epoch the state that answers depend on beside the question; when it changes all are forgotten
   */
  readonly get: (epoch: unknown, question: string, make: () => unknown) => PreparedAnswer;
};

export function createPreparedAnswers(): PreparedAnswers {
  const answers = new Map<string, PreparedAnswer>();
  let current: unknown;
  return {
    get(epoch, question, make) {
      if (epoch !== current) {
        answers.clear();
        current = epoch;
      }
      const known = answers.get(question);
      if (known) return known;
      const answer = prepareAnswer(make());
      const [oldest] = answers.keys();
      if (oldest !== undefined && answers.size >= mostRemembered) answers.delete(oldest);
      answers.set(question, answer);
      return answer;
    },
  };
}

/** Sends a prepared answer, or 304 when the caller has it already. Only for the caller's own cache: a token stands behind it. */
export function sendPrepared(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  answer: PreparedAnswer,
): typeof replied {
  reply
    .header('etag', answer.etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding, accept-language');
  if (isKnown(request, answer.etag)) {
    reply.code(304).send();
    return replied;
  }
  reply.header('content-type', 'application/json; charset=utf-8');
  const compress =
    answer.body.length >= leastCompressed &&
    /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (compress) reply.header('content-encoding', 'gzip').send(answer.compressed());
  else reply.send(answer.body);
  return replied;
}
