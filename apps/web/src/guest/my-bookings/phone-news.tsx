import { useQuery, useQueryClient } from '@tanstack/react-query';
import { consentRoutes } from '@traslado/contract/routes-of-consents';
import { use, useId } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { callApi, knowRoutes } from '../../data/client.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { type Channel, ChannelLine, type ConsentSource, type Consents } from './channel-line.tsx';
import { InLook } from './in-look.ts';
import { pushAbility } from './push-device.ts';
import { PushLine } from './push-line.tsx';

knowRoutes(consentRoutes);

/** A booking's consents to messages about its rides, each given and ended in one tap. Nothing where there is nothing to agree to. */
export function PhoneNews({ coupon, source }: { coupon: CouponView; source: ConsentSource }) {
  const texts = useTexts('phoneNews');
  const locale = useLocale();
  const titleId = useId();
  const client = useQueryClient();
  const { coupon_id: id, transfers, viewer } = coupon;
  const isAhead = transfers.some(({ status }) => status === 'confirmed');
  // Staff in a view-as-guest session have no session to ask with.
  const isAsked = viewer.owner && isAhead && use(InLook) === null;
  const queryKey = ['coupon', 'consents', id, locale];
  const { data } = useQuery<Consents>({
    queryKey,
    enabled: isAsked,
    retry: false,
    queryFn: ({ signal }) => callApi('getConsents', { query: { coupon_id: id } }, { signal }),
  });
  const ability = pushAbility();
  const canTake = ability === 'possible' || ability === 'install';
  // A consent that was given elsewhere can be ended here.
  const shown = data?.channels.filter((one) => one.channel !== 'push' || one.is_given || canTake) ?? [];
  if (!isAsked || !data || shown.length === 0) return null;
  const zone = transfers[0]?.pick_up.time_zone ?? 'UTC';
  const given = shown.filter((one) => one.is_given);
  const phone = (given.length > 0 ? given : shown).some((one) => one.channel !== 'push') ? data.phone : null;

  const show = (said: Consents) => void client.setQueryData(queryKey, said);
  const wish = async ({ channel, purpose, is_given: isGiven, wording }: Channel) => {
    const { text: _text, ...words } = wording;
    show(
      await callApi('setConsent', {
        body: {
          ...{ coupon_id: id, channel, purpose, source, is_given: !isGiven },
          ...(!isGiven && { wording: words }),
        },
      }),
    );
  };
  return (
    <section aria-labelledby={titleId} className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
      <h2 id={titleId} className="text-heading">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-prose text-soft">{(given.length > 0 ? texts.on : texts.lead)(phone)}</p>
      <ul className="mt-4 grid gap-4">
        {shown.map((one) => {
          const common = {
            channel: one,
            since: one.since && formatInstant(one.since, zone, locale),
            end: () => wish(one),
          };
          return one.channel === 'push' ? (
            <PushLine
              key="push"
              {...common}
              {...{ ability, source, show }}
              couponId={id}
              push={data.push ?? { key: '', devices: [] }}
            />
          ) : (
            <ChannelLine
              key={`${one.channel} ${one.purpose}`}
              {...common}
              agree={{ label: texts.agree[one.channel], work: () => wish(one) }}
            />
          );
        })}
      </ul>
    </section>
  );
}
