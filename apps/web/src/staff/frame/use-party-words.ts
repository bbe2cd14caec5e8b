import { useTexts } from '../../i18n/i18n.tsx';

type Party = { readonly adults: number; readonly minors: number; readonly babyseat: number };

/** The people of a ride: adults, children under 4, baby seats. A number stays beside its noun. */
export function usePartyWords(): (party: Party, onLap?: boolean) => string {
  const texts = useTexts('staff').dayLists;
  return ({ adults, minors, babyseat }, onLap) =>
    [
      texts.adults(adults),
      ...(minors > 0 ? [texts.minors(minors, onLap)] : []),
      ...(babyseat > 0 ? [texts.seats(babyseat)] : []),
    ]
      .map((part) => part.replaceAll(' ', '\u00a0'))
      .join(' + ');
}
