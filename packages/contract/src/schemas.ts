import type { z } from 'zod';
import type { InputOf, RequestOf } from './call.ts';
import type { CallName, Calls } from './calls.ts';

/** What a caller sends: `{ params?, query?, body? }`, each present exactly when the call has it. */
export type CallInput<N extends CallName> = InputOf<Calls[N]['shapes']>;

/** What a use case receives after validation and coercion. */
export type CallRequest<N extends CallName> = RequestOf<Calls[N]['shapes']>;

/** What the server answers. */
export type CallAnswer<N extends CallName> = z.output<Calls[N]['shapes']['answer']>;
