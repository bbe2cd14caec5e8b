import { formatNumber } from '@traslado/domain/number';

/** A count in Spanish. */
export const grouped = (count: number): string => formatNumber(count, 'es-MX');
