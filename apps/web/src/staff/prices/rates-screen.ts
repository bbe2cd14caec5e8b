import { rates } from '@traslado/domain/catalogues/rates';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Screen } from '../catalogues/screen.ts';
import { CopySeasonPage } from './copy-page.tsx';
import { useForeignPrices } from './use-foreign-prices.ts';

/** Rates, which can be copied to another season. */
export const ratesScreen: Screen<typeof rates> = {
  definition: rates,
  icon: 'ticket',
  useLeftOut: useForeignPrices,
  withRows: { path: 'copy', Page: CopySeasonPage, useWords: () => useTexts('staff').seasons.copy },
};
