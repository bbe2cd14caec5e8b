import type { Sweep } from '../../jobs/sweep.ts';
import { endLooks } from './end-looks.ts';

export const sweepsOfLooks: readonly Sweep[] = [{ name: 'looks', every: 'minute', run: endLooks }];
