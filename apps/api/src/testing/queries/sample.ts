import type { Handles, Rows } from './recording-db.ts';

/** A call of a repository's function with sample arguments. */
export type Call = (handles: Handles) => Promise<unknown>;

export type Sample = {
  /** The special feature of these arguments, for a function with several samples. */
  readonly when?: string;
  /** The database's answers to its statements, in order; nothing beyond them. */
  readonly answers?: readonly Rows[];
  readonly call: Call;
};

/** A function that sends nothing by itself: it makes a part of others' statements, or only calculates. */
export const sendsNothing = 'sends nothing';

/** One sample that needs no answer, several, or none. */
export type Samples = Call | readonly Sample[] | typeof sendsNothing;

/** The samples of one function, as a list. */
export const samplesIn = (samples: Samples): readonly Sample[] =>
  samples === sendsNothing ? [] : typeof samples === 'function' ? [{ call: samples }] : samples;

/** Samples for the functions of a repository whose arguments are special; those of the others follow from their names. */
export type SamplesOf<Repository> = {
  readonly [Name in keyof Repository as Repository[Name] extends (...args: never[]) => unknown
    ? Name
    : never]?: Samples;
};

export type RepositorySamples = {
  /** The repository's file below `src`. */
  readonly file: string;
  readonly samples: Readonly<Record<string, Samples>>;
};

export const samplesOf = <Repository extends object>(
  file: string,
  samples: SamplesOf<Repository>,
): RepositorySamples => ({ file, samples: samples as RepositorySamples['samples'] });
