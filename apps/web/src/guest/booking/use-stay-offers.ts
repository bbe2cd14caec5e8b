import { useEffect, useState } from 'react';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { LinkBase } from '../linking/use-candidates.ts';
import { linkBaseOf } from './link-base.ts';
import type { BookingView } from './use-booking-view.ts';

/** Time that the flights wait for other stays of the guest: one of them may set the start of the flight home. */
const WAIT_MS = 3000;

type Offers = typeof import('./moving-stays.tsx');
let loaded: Offers | null = null;

/** With their words, so that nothing waits for those once they are shown. */
async function loadOffers(base: LinkBase, locale: Locale): Promise<Offers> {
  const words = loadCatalogue(locale, 'linking');
  loaded = await import('./moving-stays.tsx');
  await Promise.all([words, loaded.fetchCandidates(base)]);
  return loaded;
}

/** Looks for other stays while the guest chooses a ride, so that they are there with the flights. */
export function useStayOffersAhead(view: BookingView): void {
  const { hotel, folio, groupId } = linkBaseOf(view);
  const { locale } = view;
  const isReady = view.status === 'ready';
  useEffect(() => {
    if (isReady) void loadOffers({ hotel, folio, groupId }, locale).catch(() => undefined);
  }, [isReady, hotel, folio, groupId, locale]);
}

export type StayOffersAhead = {
  /** True once they are known, or the wait is over; then for good. */
  readonly isReady: boolean;
  /** The component that shows them; null until it is here. Without it a stay can still be added by its number. */
  readonly offers: Offers | null;
};

/** Other stays that could ride along, known before the flights are asked for: nothing is pushed down when they come. */
export function useStayOffers(view: BookingView): StayOffersAhead {
  const [base] = useState(() => linkBaseOf(view));
  const [locale] = useState(view.locale);
  const [offers, setOffers] = useState(() => loaded);
  const [isReady, setReady] = useState(() => loaded?.hasCandidates(base) ?? !navigator.onLine);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), WAIT_MS);
    loadOffers(base, locale)
      .then(
        (here) => setOffers(here),
        () => undefined,
      )
      .finally(() => setReady(true));
    return () => clearTimeout(timer);
  }, [base, locale]);
  return { isReady, offers };
}
