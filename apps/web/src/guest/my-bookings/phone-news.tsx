import { useQuery, useQueryClient } from '@tanstack/react-query';
import { consentRoutes } from '@traslado/contract/routes-of-consents';
import type { CallAnswer } from '@traslado/contract/schemas';
import { use, useId, useState } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { Icon } from '../../components/icon.tsx';
import { WorkButton } from '../../components/work-button.tsx';
import { callApi, knowRoutes } from '../../data/client.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { InLook } from './in-look.ts';

knowRoutes(consentRoutes);

type Consents = CallAnswer<'getConsents'>;
type Channel = Consents['channels'][number];
type Source = 'confirmation' | 'my_transportation';

/** A booking's consents to messages on the phone, each given and ended in one tap. Nothing where there is nothing to agree to. */
export function PhoneNews({ coupon, source }: { coupon: CouponView; source: Source }) {
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
  if (!isAsked || !data || data.phone === null || data.channels.length === 0) return null;
  const zone = transfers[0]?.pick_up.time_zone ?? 'UTC';

  const wish = async ({ channel, purpose, is_given: isGiven, wording }: Channel) => {
    const { text: _text, ...shown } = wording;
    const said = await callApi('setConsent', {
      body: {
        ...{ coupon_id: id, channel, purpose, source, is_given: !isGiven },
        ...(!isGiven && { wording: shown }),
      },
    });
    client.setQueryData(queryKey, said);
  };
  return (
    <section aria-labelledby={titleId} className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
      <h2 id={titleId} className="text-heading">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-prose text-soft">
        {(data.channels.some((one) => one.is_given) ? texts.on : texts.lead)(data.phone)}
      </p>
      <ul className="mt-4 grid gap-4">
        {data.channels.map((one) => (
          <ChannelLine
            key={`${one.channel} ${one.purpose}`}
            channel={one}
            since={one.since && formatInstant(one.since, zone, locale)}
            wish={() => wish(one)}
          />
        ))}
      </ul>
    </section>
  );
}

function ChannelLine({
  channel: { channel, is_given: isGiven, by_phone: byPhone, wording },
  since,
  wish,
}: {
  channel: Channel;
  since: string | null;
  wish: () => Promise<void>;
}) {
  const texts = useTexts('phoneNews');
  const wordsId = useId();
  const [hasFailed, setFailed] = useState(false);
  const work = async () => {
    setFailed(false);
    await wish().catch(() => setFailed(true));
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t pt-4">
      <div className="min-w-0 grow">
        <h3 className="flex flex-wrap items-center gap-x-3 font-semibold">
          {texts.channels[channel]}
          {isGiven && (
            <span className="inline-flex items-center gap-1 text-good text-small">
              <Icon name="check" className="size-5" />
              {texts.isOn}
            </span>
          )}
        </h3>
        <p id={wordsId} className="mt-1 max-w-prose text-small text-soft">
          {isGiven ? since && texts.since(since) : wording.text}
        </p>
        {byPhone && <p className="mt-1 text-small text-soft">{texts.endedByPhone}</p>}
        <p role="status" className="mt-1 text-bad text-small empty:hidden">
          {hasFailed && texts.failed}
        </p>
      </div>
      <WorkButton
        variant={isGiven ? 'quiet' : 'secondary'}
        aria-describedby={wordsId}
        busyLabel={texts.busy}
        work={work}
      >
        {isGiven ? texts.end : texts.agree[channel]}
      </WorkButton>
    </li>
  );
}
