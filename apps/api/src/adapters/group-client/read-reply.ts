import { type Outcome, unavailable } from './outcome.ts';
import type { AnswerReader } from './tolerant/reading.ts';
import type { Reply } from './transport.ts';

const isJson = (contentType: string): boolean => /^application\/([\w.-]+\+)?json\b/i.test(contentType);

/** Undefined for an empty body and for what is not JSON; the schema decides whether that will do. 204 says in so many words that there is nothing. */
function jsonOf({ status, text, contentType }: Reply): unknown {
  if (status === 204) return null;
  if (text === '' || !isJson(contentType)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A sign-in or an error page, whatever its status says. */
const isPage = ({ text, contentType }: Reply): boolean =>
  /html/i.test(contentType) || /^\s*<(!doctype|html)/i.test(text);

const textOf = (body: unknown, name: string): string | null => {
  if (typeof body !== 'object' || body === null || !(name in body)) return null;
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' ? value : null;
};

/**
 * A status by which a deed may have been done all the same: a redirect, 408, 425, 429, 5xx. Only they know, so it is asked about. The same statuses
 * say of a question that it may be put again.
 */
export const isDoubtfulStatus = (status: number): boolean =>
  status < 200 || (status >= 300 && status < 400) || [408, 425, 429].includes(status) || status >= 500;

export const refusesBearer = ({ status }: Reply): boolean => status === 401 || status === 403;

/**
 * A refusal at the door, after which the request is sent again. 403 to a deed counts as one only if a program of theirs wrote it: a filter in front of
 * them may put a page of its own in place of the answer to a deed.
 */
export const isAtTheDoor = (reply: Reply, answer: AnswerReader<unknown>): boolean =>
  reply.status === 401 || !answer.isDoubtful?.(jsonOf(reply));

/** Reads an answer: what the schema takes, a refusal (4xx), or no answer at all. */
export function readReply<T>(reply: Reply, answer: AnswerReader<T>): Outcome<T> {
  const { status } = reply;
  // The way to a sign-in, mostly: never followed, and the call does not reach their system until somebody mends it.
  if (status >= 300 && status < 400) return { ...unavailable('unreadable', true), isPage: true };
  if (isDoubtfulStatus(status))
    return {
      ...unavailable(status === 429 ? 'busy' : 'failed', true),
      ...(reply.retryAfter !== null && { retryAfterSeconds: reply.retryAfter }),
    };
  const body = jsonOf(reply);
  if (status >= 400)
    return { kind: 'rejected', status, code: textOf(body, 'code'), detail: textOf(body, 'detail'), body };
  if (isPage(reply)) return { ...unavailable('unreadable', true), isPage: true };
  const read = answer.safeParse(body);
  if (read.success) return { kind: 'ok', status, value: read.data };
  return {
    ...unavailable('unreadable', true),
    ...(body !== undefined && { isAnswer: true, odd: read.notes?.refused ?? [] }),
  };
}
