import { useQuery } from '@tanstack/react-query';
import { fixLinkRoutes } from '@traslado/contract/routes-of-fix-links';
import type { CallAnswer } from '@traslado/contract/schemas';
import { use } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { Banner } from '../../components/banner.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { callApi, knowRoutes } from '../../data/client.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { cancelPath, editPath } from '../../shell/paths.ts';
import { InLook } from '../my-bookings/in-look.ts';

knowRoutes(fixLinkRoutes);

type Finding = CallAnswer<'listDataToFix'>['findings'][number];
type Mend = 'contact' | 'arrival' | 'departure' | 'passengers' | 'cancel';

/** The page that corrects it; null where only a person can. */
function mendOf({ kind, direction }: Finding): Mend | null {
  if (kind === 'phone' || kind === 'email_bounced') return 'contact';
  if (kind === 'over_vehicle') return 'passengers';
  if (kind === 'party_twice') return 'cancel';
  return kind === 'resort_not_served' ? null : direction;
}

/** Corrections that a booking needs from its guest, with the way to each page. Nothing where all is right. */
export function DataCard({ coupon }: { coupon: CouponView }) {
  const texts = useTexts('mytransportation').dataToFix;
  const { coupon_id: id, version } = coupon;
  // Staff in a view-as-guest session have no number to ask with: it came with the session.
  const look = use(InLook);
  const { data } = useQuery({
    enabled: look === null,
    queryKey: ['data-to-fix', id, version],
    queryFn: ({ signal }) => callApi('listDataToFix', { params: { coupon_id: id } }, { signal }),
    retry: false,
    gcTime: 0,
  });
  const findings = look?.findings ?? data?.findings ?? [];
  if (findings.length === 0) return null;
  const isOffered = (mend: Mend): boolean => {
    if (mend === 'cancel') return coupon.viewer.can_cancel;
    if (mend === 'arrival' || mend === 'departure')
      return coupon.transfers.some((ride) => ride.direction === mend && ride.viewer.can_change);
    return coupon.viewer.can_edit;
  };
  const mends = [...new Set(findings.map(mendOf))].filter((mend) => mend !== null && isOffered(mend));
  return (
    <Banner
      tone="warn"
      title={texts.title}
      action={
        mends.length > 0 && (
          <div className="flex flex-wrap gap-3">
            {mends.map(
              (mend) =>
                mend && (
                  <LinkButton
                    key={mend}
                    variant="secondary"
                    href={mend === 'cancel' ? cancelPath(id) : editPath(id, mend)}
                  >
                    {texts.mend[mend]}
                  </LinkButton>
                ),
            )}
          </div>
        )
      }
    >
      <p>{texts.lead}</p>
      <ul className="mt-2 grid gap-1.5">
        {findings.map(({ kind, direction, other }) => (
          <li key={`${kind} ${direction}`}>
            {direction && <span className="font-semibold">{texts.rides[direction]}: </span>}
            {other ? texts.twice(other.coupon_id, other.service_name) : texts.kinds[kind]}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
