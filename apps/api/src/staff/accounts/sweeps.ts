import type { Sweep } from '../../jobs/sweep.ts';
import { updateGoneAlerts } from '../../store/account/alert-repository.ts';

export const sweepsOfAlerts: readonly Sweep[] = [{ name: 'alerts', every: 'minute', run: updateGoneAlerts }];
