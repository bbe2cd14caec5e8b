import type { Definition } from './definition.ts';

/** How lists call a field, by type. */
type ListNameOf<N extends string, F> = F extends { kind: 'flag'; as: { name: infer A } } ? A & string : N;

type Columns<D extends Definition> = {
  [N in keyof D['fields'] & string as ListNameOf<N, D['fields'][N]>]: string;
};

type FlagsOf<D extends Definition> = {
  [N in keyof D['fields'] & string]: D['fields'][N] extends { kind: 'flag' } ? N : never;
}[keyof D['fields'] & string];

/** The two values of a flag, and what the list can be narrowed to. */
type FlagWords = {
  readonly yes: string;
  readonly no: string;
  readonly filter: { readonly all: string; readonly yes: string; readonly no: string };
};

type Words<D extends Definition> = {
  readonly title: string;
  readonly lead: string;
  /** What the search looks at. */
  readonly searchHint: string;
  readonly add: string;
  /** There are no rows at all. */
  readonly none: string;
  readonly noneText: string;
  readonly newLead: string;
  readonly back: string;
  /** Said to who may look and not change. */
  readonly readOnly: string;
  readonly gone: string;
  readonly failed: string;
  /** What lists and histories call the fields. */
  readonly columns: Columns<D> & { readonly updated: string };
  /** What the form calls them, where that is longer. */
  readonly labels?: { readonly [N in keyof D['fields']]?: string };
  readonly hints?: { readonly [N in keyof D['fields']]?: string };
  readonly flags: {
    readonly [N in FlagsOf<D>]: FlagWords;
  };
  readonly form: { readonly save: string; readonly create: string; readonly delete: string };
};

/** What people read of a catalogue, in both languages. A word that is missing does not compile. */
export type WordsOf<D extends Definition> = { readonly en: Words<D>; readonly es: Words<D> };

/** The words of any catalogue, by the names of its fields. */
export type AnyWords = Omit<Words<Definition>, 'labels' | 'hints' | 'flags'> & {
  readonly labels?: Readonly<Record<string, string | undefined>>;
  readonly hints?: Readonly<Record<string, string | undefined>>;
  readonly flags: Readonly<Record<string, FlagWords>>;
};
