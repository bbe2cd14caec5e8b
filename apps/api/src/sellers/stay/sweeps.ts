import type { Sweep } from '../../jobs/sweep.ts';
import { forgetGuesses } from './forget-guesses.ts';

export const sweepsOfStays: readonly Sweep[] = [{ name: 'guesses', every: 'hour', run: forgetGuesses }];
