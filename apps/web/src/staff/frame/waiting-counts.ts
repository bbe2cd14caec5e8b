import type { SectionName } from '@traslado/domain/access/menu';
import { pageValue } from '../../components/page-value.ts';

/** Rows that wait for the signed-in person, by section of the menu. `today` counts all of them. */
type WaitingCounts = Readonly<Partial<Record<SectionName, number>>>;

const counts = pageValue<WaitingCounts>({});

export const keepWaitingCounts = counts.set;
export const useWaitingCounts = counts.useValue;
