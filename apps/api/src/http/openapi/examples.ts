import type { CallName } from '@traslado/contract/routes';
import type { CallAnswer, CallInput } from '@traslado/contract/schemas';
import { bookingExamples } from './examples-of-bookings.ts';
import { catalogueExamples } from './examples-of-catalogue.ts';
import { staffExamples } from './examples-of-staff.ts';
import { stayExamples } from './examples-of-stays.ts';

/** A call as it is sent, and what comes back. A test holds every one against the contract. */
export type ExampleOf<N extends CallName> = CallInput<N> & { readonly answer: CallAnswer<N> };

/** The same without its types, for whoever walks over all calls. */
export type CallExample = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  readonly answer: unknown;
};

const examples: { readonly [N in CallName]: ExampleOf<N> } = {
  ...catalogueExamples,
  ...stayExamples,
  ...bookingExamples,
  ...staffExamples,
};

export const exampleOf = (name: CallName): CallExample => examples[name] as CallExample;
