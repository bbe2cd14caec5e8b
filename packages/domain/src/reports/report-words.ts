import type { CountedOn, Dimension, FigureName, Owner } from './figures.ts';

/** What a figure is called and how it comes about, as people read it beside the figure. */
export type FigureWords = {
  readonly title: string;
  /** What is counted or added up. */
  readonly numerator: string;
  /** By what that is divided; '' where it is not. */
  readonly denominator: string;
};

/** All words of the reports in one language. */
export type ReportWords = {
  readonly figures: Readonly<Record<FigureName, FigureWords>>;
  readonly dimensions: Readonly<Record<Dimension, string>>;
  readonly countedOn: Readonly<Record<CountedOn, string>>;
  readonly owners: Readonly<Record<Owner, string>>;
  /** Values of dimensions that are no rows of a catalogue; '' is what a row says nothing of. */
  readonly values: Readonly<Partial<Record<Dimension, Readonly<Record<string, string>>>>>;
};
