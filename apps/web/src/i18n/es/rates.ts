import { ratesWords } from '@traslado/domain/catalogues/rates-words';
import type { rates as english } from '../en/rates.ts';
/** Rates: what each service costs. */
export const rates = {
  ...ratesWords.es,
  issues: {
    'missing.description': () => 'Escribe una descripción',
    'rate.ends_before': () => 'Una tarifa no puede terminar antes de empezar',
  },
} satisfies typeof english;
