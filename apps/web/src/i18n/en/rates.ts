import { ratesWords } from '@traslado/domain/catalogues/rates-words';

/** Rates: what each service costs. */
export const rates = {
  ...ratesWords.en,
  issues: {
    'missing.description': () => 'Enter a description',
    'rate.ends_before': () => 'A rate can’t end before it begins',
  },
};
