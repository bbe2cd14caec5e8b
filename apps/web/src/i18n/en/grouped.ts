import { formatNumber } from '@traslado/domain/number';

/** A count in English. */
export const grouped = (count: number): string => formatNumber(count, 'en-US');
