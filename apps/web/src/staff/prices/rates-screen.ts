import { rates } from '@traslado/domain/catalogues/rates';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Screen } from '../catalogues/screen.ts';
import { CopySeasonPage } from './copy-page.tsx';
import { useRateColumns } from './rate-columns.tsx';
import { RateMeaning } from './rate-meaning.tsx';
import { useForeignPrices } from './use-foreign-prices.ts';

/** Rates: the winner of each day stands beside the form; they can be copied to another season. */
export const ratesScreen: Screen<typeof rates> = {
  definition: rates,
  icon: 'ticket',
  isLive: true,
  useLeftOut: useForeignPrices,
  useMoreColumns: useRateColumns,
  Meaning: RateMeaning,
  withRows: { path: 'copy', Page: CopySeasonPage, useWords: () => useTexts('staff').seasons.copy },
};
