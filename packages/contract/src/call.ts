import type { z } from 'zod';
import type { RefusalCode } from './refusals.ts';
import type { Route } from './route.ts';

/** The backend of the group that a call belongs to; each can be ours or theirs. */
export type Backend =
  | 'transfers'
  | 'mobile'
  | 'sistur'
  | 'operations'
  | 'proxy'
  | 'auth'
  | 'reservations'
  | 'geo'
  | 'own';

export type CallSchemas = {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
};

type Sent<S extends CallSchemas, P extends 'params' | 'query' | 'body'> =
  S extends Record<P, infer T extends z.ZodType> ? T : never;

/** A caller's request: `{ params?, query?, body? }`, each present exactly when the call has it. */
export type InputOf<S extends CallSchemas> = {
  [P in 'params' | 'query' | 'body' as Sent<S, P> extends never ? never : P]: z.input<Sent<S, P>>;
};

/** The request after validation and coercion. */
export type RequestOf<S extends CallSchemas> = {
  [P in 'params' | 'query' | 'body' as Sent<S, P> extends never ? never : P]: z.output<Sent<S, P>>;
};

/** A request of a call with its answer, for code that walks over all calls. */
export type CallExample = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  readonly answer: unknown;
};

/** A call with everything about it. */
export type Call<R extends Route = Route, S extends CallSchemas = CallSchemas> = {
  /** Its path, the encoding of its body, and its access. */
  readonly route: R;
  readonly backend: Backend;
  /** One line. */
  readonly summary: string;
  /** Shapes of request and answer. */
  readonly shapes: S;
  /**
   * Codes of the refusals that its rules give. Those of its access, its key and the values of its shapes are not repeated. A test in which the call
   * answers another code fails.
   */
  readonly refuses: readonly RefusalCode[];
  /** One that works. A test holds it against the shapes, and the abuse tests send it. */
  readonly example: CallExample;
};

/** Defines a call. Its example is one by type. */
export function call<const R extends Route, S extends CallSchemas>(
  definition: Omit<Call<R, S>, 'example'> & {
    readonly example: CallExample & InputOf<S> & { readonly answer: z.output<S['answer']> };
  },
): Call<R, S> {
  return definition;
}

/** The routes of some calls, by their names: the part that a browser carries. */
export type RoutesOf<C extends Readonly<Record<string, Call>>> = { readonly [N in keyof C]: C[N]['route'] };
