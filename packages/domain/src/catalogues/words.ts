import type { Definition } from './definition.ts';

/** How lists call a field, by type: a flag by its name there, a field in both languages by what both have in common. */
type ListNameOf<N extends string, F> = F extends { kind: 'flag'; as: { name: infer A } }
  ? A & string
  : BaseOf<N>;
type BaseOf<N extends string> = N extends `${infer B}_${'en' | 'es'}` ? B : N;

type NamesOf<D extends Definition> = keyof D['fields'] & string;

/** What `active` is called need not be said: it is the same everywhere. */
type Columns<D extends Definition> = {
  readonly [N in Exclude<NamesOf<D>, 'active'> as ListNameOf<N, D['fields'][N]>]: string;
} & { readonly status?: string };

type OfKind<D extends Definition, K extends string> = {
  [N in NamesOf<D>]: D['fields'][N] extends { kind: K } ? N : never;
}[NamesOf<D>];

/** The two values of a flag, and what the list can be narrowed to. */
type FlagWords = {
  readonly yes: string;
  readonly no: string;
  readonly filter: { readonly all: string; readonly yes: string; readonly no: string };
};

type Flag = Pick<FlagWords, 'yes' | 'no'> & Partial<FlagWords>;

type Choices<D extends Definition> = {
  readonly [N in OfKind<D, 'choice' | 'set'>]: D['fields'][N] extends { of: readonly (infer C)[] }
    ? { readonly [V in C & string]: string } & {
        /** All of a set, where that is shorter than each of them. */
        readonly '*'?: string;
      }
    : never;
};

type PartOf<N extends string, T> = [N] extends [never] ? { readonly [K in N]?: never } : T;

/** What is said of a catalogue in one language. What is the same for all of them is made of `one` and `many`. */
type Said<D extends Definition> = {
  /** A row in the middle of a sentence: `rate`, `tarifa`. */
  readonly one: string;
  /** Rows in the middle of a sentence; the title of the list begins with a capital. */
  readonly many: string;
  /** What the list is for. */
  readonly lead: string;
  /** What it means that there are none. */
  readonly noneText: string;
  /** Beside the form of a new row. */
  readonly newLead?: string;
  /** What lists and histories call the fields. */
  readonly columns: Columns<D>;
  /** What the form calls them, where that is longer. */
  readonly labels?: { readonly [N in NamesOf<D> as BaseOf<N>]?: string };
  readonly hints?: { readonly [N in NamesOf<D> as BaseOf<N>]?: string };
  /** Said where another row has the same key, when that is not a name. */
  readonly taken?: string;
} & PartOf<
  Exclude<OfKind<D, 'flag'>, 'active'>,
  { readonly flags: { readonly [N in Exclude<OfKind<D, 'flag'>, 'active'>]: Flag } }
> & { readonly flags?: { readonly active?: Flag } } & PartOf<
    OfKind<D, 'choice' | 'set'>,
    { readonly choices: Choices<D> }
  > &
  PartOf<
    keyof D['sections'] & string,
    { readonly sections: { readonly [S in keyof D['sections'] & string]: string } }
  > &
  PartOf<
    D['codes'][number] & string,
    {
      /** Sentences for the codes of its own. */ readonly issues: {
        readonly [C in D['codes'][number]]: string;
      };
    }
  >;

/** What people read of a catalogue, in both languages. A word that is missing does not compile. */
export type WordsOf<D extends Definition> = {
  readonly en: Said<D>;
  readonly es: Said<D> & { readonly gender: 'f' | 'm' };
};

/** The words of any catalogue, by the names of its fields. */
export type AnyWords = {
  /** A row, in the middle of a sentence. */
  readonly one: string;
  /** Rows, in the middle of a sentence. */
  readonly many: string;
  /** Which article a row takes in Spanish. */
  readonly gender: 'f' | 'm';
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
  readonly columns: Readonly<Record<string, string>>;
  /** What lists call the title, which they show in the reader's language. */
  readonly titleHead: string;
  /** What the form calls each field. */
  readonly labels: Readonly<Record<string, string>>;
  readonly hints: Readonly<Record<string, string | undefined>>;
  readonly flags: Readonly<Record<string, FlagWords>>;
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly sections: Readonly<Record<string, string>>;
  readonly issues: Readonly<Record<string, string>>;
  readonly taken?: string | undefined;
  readonly form: { readonly save: string; readonly create: string; readonly delete: string };
};

/** What somebody wrote of one language of a catalogue, whichever it is. */
export type AnySaid = {
  readonly one: string;
  readonly many: string;
  readonly gender?: 'f' | 'm';
  readonly lead: string;
  readonly noneText: string;
  readonly newLead?: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly labels?: Readonly<Record<string, string | undefined>>;
  readonly hints?: Readonly<Record<string, string | undefined>>;
  readonly taken?: string;
  readonly flags?: Readonly<Record<string, Flag>>;
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly sections?: Readonly<Record<string, string>>;
  readonly issues?: Readonly<Record<string, string>>;
};
