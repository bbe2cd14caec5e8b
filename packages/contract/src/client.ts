import { NoAnswerError, request } from './request.ts';
import { fillPath, type Route } from './route.ts';
import type { CallName } from './routes.ts';
import type { Problem } from './schemas/problem.ts';
import type { CallAnswer, CallInput } from './schemas.ts';

export { NoAnswerError };

/** The server refused. `problem` is its answer. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
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

/** Calls that a client can make, by their names. */
export type RouteTable = Partial<Record<CallName, Route>>;

export type ClientSettings = {
  /** A table of the contract, or several together. Calls that are added to it later can be made from then on. */
  readonly routes: RouteTable;
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

const unreadable: Problem = {
  type: 'about:blank',
  title: 'Error',
  status: 0,
  code: 'answer.unreadable',
  detail: '',
};

/** The server's problem, or one for an unreadable answer. */
export async function problemOf(response: Response): Promise<Problem> {
  try {
    return { ...unreadable, ...((await response.json()) as Problem), status: response.status };
  } catch {
    return { ...unreadable, status: response.status };
  }
}

/** The typed client of the contract. Throws ProblemError when the server refuses and NoAnswerError without an answer. */
export function createClient(settings: ClientSettings) {
  async function send(route: Route, input: LooseInput, options: CallOptions): Promise<Response> {
    const token = options.token ?? (await settings.tokenFor(route));
    const headers: Record<string, string> = {
      accept: 'application/json',
      'accept-language': settings.locale(),
      ...options.headers,
    };
    if (token) headers.authorization = `Bearer ${token}`;
    return request(
      {
        method: route.method,
        path: fillPath(route.path, input.params),
        headers,
        baseUrl: options.baseUrl ?? settings.baseUrl,
        ...(input.query && { query: input.query }),
        ...(route.body && input.body && { body: input.body, encoding: route.body }),
        ...(options.signal && { signal: options.signal }),
      },
      settings.fetch,
    );
  }

  function routeOf(name: CallName): Route {
    const route = settings.routes[name];
    if (!route) throw new Error(`the call ${name} is not in the table of this client`);
    return route;
  }

  return {
    /** Makes a call by its name in the contract and gives its answer. */
    async call<N extends CallName>(name: N, ...[input, options]: Rest<N>): Promise<CallAnswer<N>> {
      const response = await send(routeOf(name), (input ?? {}) as LooseInput, options ?? {});
      if (!response.ok) throw new ProblemError(await problemOf(response));
      return (await response.json()) as CallAnswer<N>;
    },
    /** The same for calls that answer a document. */
    async download<N extends CallName>(name: N, ...[input, options]: Rest<N>): Promise<Blob> {
      const response = await send(routeOf(name), (input ?? {}) as LooseInput, options ?? {});
      if (!response.ok) throw new ProblemError(await problemOf(response));
      return response.blob();
    },
  };
}

export type Client = ReturnType<typeof createClient>;
