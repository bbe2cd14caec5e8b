import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { CardFold } from '../../booking-parts/disclosure.tsx';
import { TABLET, useMedia } from '../../components/use-media.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { ChannelLine } from './channel-line.tsx';
import { pushAbility } from './push-device.ts';
import { PushLine } from './push-line.tsx';
import { type ConsentSource, saidOf, useConsents } from './use-consents.ts';

/** A booking's consents to messages about its rides, each given and ended in one tap. Nothing where there is nothing to agree to. */
export function PhoneNews({ coupon, source }: { coupon: CouponView; source: ConsentSource }) {
  const texts = useTexts('phoneNews');
  const locale = useLocale();
  const isWide = useMedia(TABLET);
  const { coupon_id: id, transfers } = coupon;
  const isNeeded = transfers.some(({ status }) => status === 'confirmed');
  const { consents: data, show, turn } = useConsents(coupon, { purpose: 'ride', source, isNeeded });
  const ability = pushAbility();
  const canTake = ability === 'possible' || ability === 'install';
  // A consent that was given elsewhere can be ended here.
  const shown = data?.channels.filter((one) => one.channel !== 'push' || one.is_given || canTake) ?? [];
  if (!data || shown.length === 0) return null;
  const zone = transfers[0]?.pick_up.time_zone ?? 'UTC';
  const given = shown.filter((one) => one.is_given);
  const phone = (given.length > 0 ? given : shown).some((one) => one.channel !== 'push') ? data.phone : null;

  return (
    <CardFold title={texts.title} note={saidOf(shown, texts)} isOpen={isWide}>
      <p className="max-w-prose text-soft">{(given.length > 0 ? texts.on : texts.lead)(phone)}</p>
      <ul className="mt-4 grid gap-4">
        {shown.map((one) => {
          const common = {
            channel: one,
            since: one.since && formatInstant(one.since, zone, locale),
            end: () => turn(one),
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
              agree={one.is_given ? null : { label: texts.agree[one.channel], work: () => turn(one) }}
            />
          );
        })}
      </ul>
    </CardFold>
  );
}
