import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../data/client.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { ChannelLine, type LineProps } from './channel-line.tsx';
import { markOf, ownEndpoint, type PushAbility, subscribe } from './push-device.ts';
import type { ConsentSource, Consents } from './use-consents.ts';

type PushLineProps = LineProps & {
  couponId: string;
  source: ConsentSource;
  ability: PushAbility;
  push: NonNullable<Consents['push']>;
  show: (said: Consents) => void;
};

/** Notifications in this browser. A tap asks for them, never the page by itself. */
export function PushLine({ couponId, source, ability, push, show, channel, since, end }: PushLineProps) {
  const texts = useTexts('phoneNews');
  const [isRefused, setRefused] = useState(false);
  const { data: endpoint, refetch } = useQuery({
    queryKey: ['push', 'endpoint'],
    enabled: ability === 'possible',
    queryFn: ownEndpoint,
  });
  // While nobody knows yet, the line stands as it will most often.
  const { data: isListed = true } = useQuery({
    queryKey: ['push', 'listed', endpoint ?? '', push.devices],
    enabled: Boolean(endpoint),
    queryFn: async () => push.devices.includes(await markOf(endpoint ?? '')),
  });
  const isHere = channel.is_given && ability === 'possible' && endpoint !== null && isListed;

  const agree = async () => {
    const subscription = await subscribe(push.key);
    setRefused(subscription === null);
    if (!subscription) return;
    await refetch();
    const { text: _text, ...wording } = channel.wording;
    show(
      await callApi('addPushSubscription', { body: { coupon_id: couponId, subscription, wording, source } }),
    );
  };
  const endHere = async (here: string) =>
    show(await callApi('endPushSubscription', { body: { coupon_id: couponId, endpoint: here } }));
  return (
    <ChannelLine
      channel={channel}
      since={since}
      end={isHere && endpoint ? () => endHere(endpoint) : end}
      agree={
        ability === 'possible' && !isHere
          ? { label: channel.is_given ? texts.hereToo : texts.agree.push, work: agree }
          : null
      }
    >
      {ability === 'install' && !channel.is_given && (
        <ol className="mt-2 grid gap-1 text-small">
          {texts.install.map((step, index) => (
            <li key={step}>{`${index + 1}. ${step}`}</li>
          ))}
        </ol>
      )}
      {channel.is_given && !isHere && <p className="mt-1 text-small text-soft">{texts.elsewhere}</p>}
      <p role="status" className="mt-1 text-bad text-small empty:hidden">
        {isRefused && texts.blocked}
      </p>
    </ChannelLine>
  );
}
