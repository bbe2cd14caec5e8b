import { type Outcome, unavailable } from './outcome.ts';
import type { AnswerReader } from './tolerant/reading.ts';
import type { Reply } from './transport.ts';

const isJson = (contentType: string): boolean => /^application\/([\w.-]+\+)?json\b/i.test(contentType);

/** Undefined for an empty body and for anything but JSON; the schema decides if that will do. 204 means expressly that there is nothing. */
function jsonOf({ status, text, contentType }: Reply): unknown {
  if (status === 204) return null;
  if (text === '' || !isJson(contentType)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A sign-in or an error page, under any status. */
const isPage = ({ text, contentType }: Reply): boolean =>
  /html/i.test(contentType) || /^\s*<(!doctype|html)/i.test(text);

const textOf = (body: unknown, name: string): string | null => {
  if (typeof body !== 'object' || body === null || !(name in body)) return null;
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' ? value : null;
};

/**
 * A status that leaves a deed in doubt: a redirect, 408, 425, 429, 5xx. Only they know, so they are asked about it. After the same statuses
 * a question may be repeated.
 */
export const isDoubtfulStatus = (status: number): boolean =>
  status < 200 || (status >= 300 && status < 400) || [408, 425, 429].includes(status) || status >= 500;

export const refusesBearer = ({ status }: Reply): boolean => status === 401 || status === 403;

/**
 * A refusal of the sign-in, after which the request is sent again. 403 to a deed counts as one only if a program of theirs wrote it: a
 * filter in front of them may put a page of its own in place of the answer to a deed.
 */
export const isAtTheDoor = (reply: Reply, answer: AnswerReader<unknown>): boolean =>
  reply.status === 401 || !answer.isDoubtful?.(jsonOf(reply));

/** Reads an answer: a value that the schema takes, a refusal (4xx), or no answer at all. */
export function readReply<T>(reply: Reply, answer: AnswerReader<T>): Outcome<T> {
  const { status } = reply;
  // Mostly the way to a sign-in: never followed, and the call does not reach their system until a person mends it.
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
