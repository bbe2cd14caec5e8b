import type { Definition, FactsOf, Value } from '@traslado/domain/catalogues/definition';
import type { ReactNode } from 'react';
import type { IconName } from '../../components/icon.tsx';
import type { IssueParams } from '../../i18n/issue-params.ts';
import type { Person } from '../session/use-profile.ts';

/** A component for one definition's values, kept where it is not known which definition it is. */
type Part<P> = { of(props: P): ReactNode }['of'];

/** What the pages of a catalogue have that does not follow from its definition. Whatever is left out is made of the definition. */
export type Screen<D extends Definition> = {
  readonly definition: D;
  /** Stands where the list has no rows. */
  readonly icon: IconName;
  /** Words for what the catalogue’s own rules find wrong. */
  readonly useIssues?: () => Readonly<Record<string, (params: IssueParams) => string>>;
  /** A value in words, in histories and where two versions are compared; null for what the kind of field says. */
  readonly useValueText?: () => (name: string, value: Value) => string | null;
  /** Fields of the form that have an input of their own. */
  readonly inputs?: { readonly [N in keyof FactsOf<D>]?: Part<{ readonly name: string }> };
  /** Fields that the list shows in a way of their own; `all` where there is room for it. */
  readonly cells?: {
    readonly [N in keyof FactsOf<D>]?: Part<{
      readonly value: FactsOf<D>[N];
      readonly all?: boolean;
      /** Of the row that is listed. */
      readonly id?: number;
    }>;
  };
  /** Title of the page that this list is a tab of. */
  readonly usePageTitle?: () => string;
  /** Above the list: facts of all rows together. */
  readonly Above?: Part<{ readonly person: Person }>;
  /** Beside the form: what the row means, as it is typed. */
  readonly Meaning?: Part<{
    readonly facts: FactsOf<D>;
    /** Of a row that is kept. */
    readonly id: number | null;
  }>;
  /** Beside the form: the row as guests see it, as it is typed. Not said aloud: it would say everything again at each key. */
  readonly Preview?: Part<{ readonly facts: FactsOf<D> }>;
  /** Below the row: what has calls of its own, and is saved apart from it. */
  readonly Below?: Part<{ readonly id: number }>;
  /**
   * What else can be done with rows that are chosen: a page of its own below the list, which finds them in the browser's history as the page of bulk
   * changes does, and which can be opened without any.
   */
  readonly withRows?: {
    readonly path: 'copy';
    readonly Page: Part<{ readonly person: Person }>;
    readonly useWords: () => { readonly open: string; readonly openChosen: string };
  };
  /** In the question before a row is deleted: what that means. */
  readonly Deletion?: Part<{ readonly facts: FactsOf<D> }>;
};

export type AnyScreen = Screen<Definition>;
