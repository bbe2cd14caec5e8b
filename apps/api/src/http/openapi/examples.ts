import type { CallName } from '@traslado/contract/routes';
import type { ExampleOf } from './example-of.ts';
import { bookingExamples } from './examples-of-bookings.ts';
import { catalogueExamples } from './examples-of-catalogue.ts';
import { regionExamples } from './examples-of-regions.ts';
import { staffExamples } from './examples-of-staff.ts';
import { stayExamples } from './examples-of-stays.ts';

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
  ...regionExamples,
};

export const exampleOf = (name: CallName): CallExample => examples[name] as CallExample;
