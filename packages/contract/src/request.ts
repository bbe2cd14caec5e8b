import { flattenForm } from './form.ts';
import type { Encoding, Method } from './route.ts';

/** Any request, to any host: the base of the typed calls. */
export type RequestParts = {
  readonly method: Method;
  /** Begins with a slash; its parts are already encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Encoding of the body; `json` unless given. Forms have bracketed keys. */
  readonly encoding?: Encoding;
  /** Host with its scheme, `https://rides.example`; '' for the page's own. A slash at its end is dropped. */
  readonly baseUrl?: string;
  readonly signal?: AbortSignal;
};

/** No answer came: offline, timed out, or something that is not ours answered. The request may or may not have had effect. */
export class NoAnswerError extends Error {
  constructor(cause: unknown) {
    super('no answer', { cause });
  }
}

/** Query text: undefined and null are left out, booleans travel as 1 and 0. */
export function queryText(query: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    search.append(name, typeof value === 'boolean' ? (value ? '1' : '0') : String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

function encodeBody(body: object, encoding: Encoding): BodyInit {
  if (body instanceof Blob) return body;
  if (encoding === 'json' || encoding === 'table') return JSON.stringify(body);
  const entries = flattenForm(body);
  if (encoding === 'form') return new URLSearchParams(entries);
  const form = new FormData();
  for (const [key, value] of entries) form.append(key, value);
  return form;
}

/**
 * Sends a request with query, headers, body and base host of one's choice, and gives its answer.
 * @throws NoAnswerError without an answer
 */
export async function request(parts: RequestParts, send: typeof fetch = fetch): Promise<Response> {
  const { method, path, query, body, encoding = 'json', baseUrl = '', signal } = parts;
  const headers: Record<string, string> = { ...parts.headers };
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    init.body = encodeBody(body, encoding);
    // The browser itself names the type of a form, with the boundary that it chose.
    if (encoding === 'table')
      headers['content-type'] = body instanceof Blob ? 'text/csv' : 'application/json';
    if (encoding === 'json') headers['content-type'] = 'application/json';
  }
  if (signal) init.signal = signal;
  try {
    return await send(baseUrl.replace(/\/+$/, '') + path + queryText(query), init);
  } catch (cause) {
    throw new NoAnswerError(cause);
  }
}
