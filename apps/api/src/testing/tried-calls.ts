import type { Call } from '@traslado/contract/call';
import { type CallName, calls } from '@traslado/contract/calls';
import { callOfCatalogue } from '@traslado/contract/calls/catalogues';
import {
  callNameOf,
  type Deed,
  deedsOf,
  isShared,
  type SharedCalls,
} from '@traslado/contract/catalogue-calls';
import { ALL_CATALOGUES, type CatalogueName } from '@traslado/domain/catalogues/catalogues';
import type { Definition } from '@traslado/domain/catalogues/definition';

type Shared = SharedCalls['name'];

/** A call as the tests try it: a call of several catalogues counts in each of them. */
export type TriedCall = Exclude<CallName, Shared> | `${Shared} of ${CatalogueName}`;

const triedOf = (definition: Definition, deed: Deed): TriedCall => {
  const name = callNameOf(definition, deed);
  // The names are made of the definitions as their types are.
  return (isShared(deed) ? `${name} of ${definition.name}` : name) as TriedCall;
};

/** A value of each deed of each catalogue, by the tried call. */
export const ofEachDeed = <T>(
  of: (definition: Definition, deed: Deed) => T,
): Partial<Readonly<Record<TriedCall, T>>> =>
  Object.fromEntries(
    ALL_CATALOGUES.flatMap((definition) =>
      deedsOf(definition).map((deed) => [triedOf(definition, deed), of(definition, deed)] as const),
    ),
  ) as Partial<Record<TriedCall, T>>;

const all: Readonly<Record<string, Call>> = {
  ...Object.fromEntries(Object.entries<Call>(calls).filter(([, { route }]) => !route.permissions)),
  ...ofEachDeed(callOfCatalogue),
};

/** Every call where it is served. */
export const triedCalls = Object.keys(all) as readonly TriedCall[];

/** The contract's entry of a call, there. */
export function callTried(tried: TriedCall): Call {
  const call = all[tried];
  if (!call) throw new Error(`there is no call ${tried}`);
  return call;
}

/** Its name in the contract. */
export const nameOfTried = (tried: TriedCall): CallName => tried.replace(/ of .*/, '') as CallName;
