import type { CallName } from '@traslado/contract/routes';
import type { CallAnswer, CallInput } from '@traslado/contract/schemas';

/** A call as it is sent, and what comes back. A test holds every one against the contract. */
export type ExampleOf<N extends CallName> = CallInput<N> & { readonly answer: CallAnswer<N> };
