import type { dayList } from '@traslado/contract/schemas/day-lists';
import type { Language } from '@traslado/domain/language';
import type { z } from 'zod';

export type DayListView = z.output<typeof dayList>;

/** All facts of a printed day list: the same facts give the same document. */
export type DayListFacts = {
  readonly list: DayListView;
  readonly brandName: string;
  readonly language: Language;
};
