import type { z } from 'zod';
import type { InputOf, RequestOf } from './call.ts';
import type { CallName, Calls } from './calls.ts';

/** A caller's request: `{ params?, query?, body? }`, each present exactly when the call has it. */
export type CallInput<N extends CallName> = InputOf<Calls[N]['shapes']>;

/** A use case's request, after validation and coercion. */
export type CallRequest<N extends CallName> = RequestOf<Calls[N]['shapes']>;

/** The server's answer. */
export type CallAnswer<N extends CallName> = z.output<Calls[N]['shapes']['answer']>;
