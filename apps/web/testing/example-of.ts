import { type CallName, calls } from '@traslado/contract/calls';
import type { CallAnswer } from '@traslado/contract/schemas';

/** The answer that the contract gives as the example of a call. */
export const exampleOf = <N extends CallName>(name: N): CallAnswer<N> =>
  structuredClone(calls[name].example.answer) as CallAnswer<N>;
