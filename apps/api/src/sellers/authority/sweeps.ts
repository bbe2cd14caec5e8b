import type { Sweep } from '../../jobs/sweep.ts';
import { endRequests } from './end-requests.ts';

export const sweepsOfRequests: readonly Sweep[] = [{ name: 'requests', every: 'minute', run: endRequests }];
