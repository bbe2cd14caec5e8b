import type { Sweep } from '../../jobs/sweep.ts';
import { noteLateSets } from './publish-due.ts';

export const sweepsOfChangeSets: readonly Sweep[] = [
  { name: 'lateSets', every: 'minute', run: noteLateSets },
];
