import { flattenForm } from './form.ts';
import { fillPath, type Route } from './route.ts';
import { type CallName, routes } from './routes.ts';
import type { Problem } from './schemas/problem.ts';
import type { CallAnswer, CallInput } from './schemas.ts';

/** The server refused. `problem` is what it said. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** No answer came: offline, timed out, or something that is not ours answered. The request may or may not have had effect. */
export class NoAnswerError extends Error {
  constructor(cause: unknown) {
    super('no answer', { cause });
  }
}

export type CallOptions = {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Another host than the client's own. */
  readonly baseUrl?: string;
  /** Bearer token instead of the client's. */
  readonly token?: string;
};

export type ClientSettings = {
  /** '' for the page's own host. */
  readonly baseUrl: string;
  /** Bearer token for a route, or null. */
  readonly tokenFor: (route: Route) => string | null | Promise<string | null>;
  readonly locale: () => string;
  readonly fetch?: typeof fetch;
};

type Rest<N extends CallName> = keyof CallInput<N> extends never
  ? [input?: CallInput<N>, options?: CallOptions]
  : [input: CallInput<N>, options?: CallOptions];

type LooseInput = {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: object;
};

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

function encodeBody(route: Route, body: object | undefined): BodyInit | undefined {
  if (!route.body || body === undefined) return undefined;
  if (route.body === 'json') return JSON.stringify(body);
  const entries = flattenForm(body);
  if (route.body === 'form') return new URLSearchParams(entries);
  const form = new FormData();
  for (const [key, value] of entries) form.append(key, value);
  return form;
}

const unreadable: Problem = {
  type: 'about:blank',
  title: 'Error',
  status: 0,
  code: 'answer.unreadable',
  detail: '',
};

async function problemOf(response: Response): Promise<Problem> {
  try {
    return { ...unreadable, ...((await response.json()) as Problem), status: response.status };
  } catch {
    return { ...unreadable, status: response.status };
  }
}

/** The typed client of the contract. Throws ProblemError when the server refuses and NoAnswerError when nobody answers. */
export function createClient(settings: ClientSettings) {
  async function send(route: Route, input: LooseInput, options: CallOptions): Promise<Response> {
    const token = options.token ?? (await settings.tokenFor(route));
    const headers: Record<string, string> = {
      accept: 'application/json',
      'accept-language': settings.locale(),
      ...options.headers,
    };
    if (token) headers.authorization = `Bearer ${token}`;
    if (route.body === 'json') headers['content-type'] = 'application/json';
    const url =
      (options.baseUrl ?? settings.baseUrl) + fillPath(route.path, input.params) + queryText(input.query);
    const request: RequestInit = { method: route.method, headers };
    const body = encodeBody(route, input.body);
    if (body !== undefined) request.body = body;
    if (options.signal) request.signal = options.signal;
    try {
      return await (settings.fetch ?? fetch)(url, request);
    } catch (cause) {
      throw new NoAnswerError(cause);
    }
  }

  return {
    /** Makes a call by its name in the contract and gives its answer. */
    async call<N extends CallName>(name: N, ...[input, options]: Rest<N>): Promise<CallAnswer<N>> {
      const response = await send(routes[name], (input ?? {}) as LooseInput, options ?? {});
      if (!response.ok) throw new ProblemError(await problemOf(response));
      return (await response.json()) as CallAnswer<N>;
    },
    /** The same for calls that answer a document. */
    async download<N extends CallName>(name: N, ...[input, options]: Rest<N>): Promise<Blob> {
      const response = await send(routes[name], (input ?? {}) as LooseInput, options ?? {});
      if (!response.ok) throw new ProblemError(await problemOf(response));
      return response.blob();
    },
  };
}

export type Client = ReturnType<typeof createClient>;
