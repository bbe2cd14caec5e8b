import type { Sweep } from '../../jobs/sweep.ts';
import { noteOverdue } from './note-overdue.ts';

export const sweepsOfMessages: readonly Sweep[] = [{ name: 'overdue', every: 'minute', run: noteOverdue }];
