import type { Sweep } from '../../jobs/sweep.ts';
import { remindUnpaid } from './remind-unpaid.ts';

export const sweepsOfLetters: readonly Sweep[] = [{ name: 'reminders', every: 'round', run: remindUnpaid }];
