import { useQuery, useQueryClient } from '@tanstack/react-query';
import { consentRoutes } from '@traslado/contract/routes-of-consents';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { use } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { callApi, knowRoutes } from '../../data/client.ts';
import { useLocale, type useTexts } from '../../i18n/i18n.tsx';
import { InLook } from './in-look.ts';

knowRoutes(consentRoutes);

export type Consents = CallAnswer<'getConsents'>;
export type Channel = Consents['channels'][number];
export type ConsentSource = CallRequest<'setConsent'>['body']['source'];

/** The given ones by name, or that none is. */
export function saidOf(
  consents: readonly Channel[],
  texts: ReturnType<typeof useTexts<'phoneNews'>>,
): string {
  const names = consents.filter((one) => one.is_given).map(({ channel }) => texts.channels[channel]);
  return names.length > 0 ? `${names.join(', ')} · ${texts.isOn}` : texts.isOff;
}

type Asked = {
  readonly purpose: Channel['purpose'];
  readonly source: ConsentSource;
  /** False for a booking that needs no consent any more. */
  readonly isNeeded?: boolean;
};

/** Consents of a booking for one purpose. Undefined until they are read, and for all but its owner: nobody else is asked. */
export function useConsents(
  { coupon_id: id, viewer }: CouponView,
  { purpose, source, isNeeded = true }: Asked,
) {
  const locale = useLocale();
  const client = useQueryClient();
  // Staff in a view-as-guest session have no session to ask with.
  const isAsked = viewer.owner && isNeeded && use(InLook) === null;
  const queryKey = ['coupon', 'consents', id, purpose, locale];
  const { data } = useQuery<Consents>({
    queryKey,
    enabled: isAsked,
    retry: false,
    queryFn: ({ signal }) => callApi('getConsents', { query: { coupon_id: id, purpose } }, { signal }),
  });
  const show = (said: Consents) => void client.setQueryData(queryKey, said);
  return {
    consents: isAsked ? data : undefined,
    show,
    /** Gives a consent that is not given, and ends one that is. */
    async turn({ channel, is_given: isGiven, wording }: Channel): Promise<void> {
      const { text: _text, ...words } = wording;
      show(
        await callApi('setConsent', {
          body: {
            ...{ coupon_id: id, channel, purpose, source, is_given: !isGiven },
            ...(!isGiven && { wording: words }),
          },
        }),
      );
    },
  };
}
