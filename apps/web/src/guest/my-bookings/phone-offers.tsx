import { useQuery, useQueryClient } from '@tanstack/react-query';
import { consentRoutes } from '@traslado/contract/routes-of-consents';
import type { CallAnswer } from '@traslado/contract/schemas';
import { use, useId, useState } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { callApi, knowRoutes } from '../../data/client.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { InLook } from './in-look.ts';

knowRoutes(consentRoutes);

type Consents = CallAnswer<'getConsents'>;
type Channel = Consents['channels'][number];

/** Consents to offers, apart from news of the ride: unticked until the guest agrees, each ended in one tap. */
export function PhoneOffers({ coupon: { coupon_id: id, viewer } }: { coupon: CouponView }) {
  const texts = useTexts('phoneNews').offers;
  const locale = useLocale();
  const titleId = useId();
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // Staff in a view-as-guest session have no session to ask with.
  const isAsked = viewer.owner && use(InLook) === null;
  const queryKey = ['coupon', 'offers', id, locale];
  const { data } = useQuery<Consents>({
    queryKey,
    enabled: isAsked,
    retry: false,
    queryFn: ({ signal }) =>
      callApi('getConsents', { query: { coupon_id: id, purpose: 'offers' } }, { signal }),
  });
  if (!isAsked || !data || data.phone === null || data.channels.length === 0) return null;

  const wish = async ({ channel, purpose, is_given: isGiven, wording }: Channel) => {
    const { text: _text, ...shown } = wording;
    setBusy(channel);
    setFailed(false);
    try {
      const said = await callApi('setConsent', {
        body: {
          ...{ coupon_id: id, channel, purpose, source: 'my_transportation', is_given: !isGiven },
          ...(!isGiven && { wording: shown }),
        },
      });
      client.setQueryData(queryKey, said);
    } catch {
      setFailed(true);
    }
    setBusy(null);
  };
  return (
    <section aria-labelledby={titleId} className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
      <h2 id={titleId} className="text-heading">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-prose text-soft">{texts.lead}</p>
      <div className="mt-2 grid">
        {data.channels.map((one) => (
          <label key={one.channel} className="flex min-h-11 items-start gap-3.5 py-2 text-small">
            <input
              type="checkbox"
              checked={one.is_given}
              aria-disabled={busy !== null}
              className="tick-box size-6 shrink-0 cursor-pointer"
              onChange={() => {
                if (busy === null) void wish(one);
              }}
            />
            <span>{one.wording.text}</span>
          </label>
        ))}
      </div>
      <p role="status" className="mt-1 text-bad text-small empty:hidden">
        {hasFailed && texts.failed}
      </p>
    </section>
  );
}
