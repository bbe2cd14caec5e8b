import { type ReactNode, useState } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { callApi } from '../../data/client.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { AddStayDialog } from '../linking/add-stay-dialog.tsx';
import type { Linked } from '../linking/link-stay.ts';
import { StayOffers } from '../linking/stay-offers.tsx';
import { type ChangeWish, outcomeOfError } from './ask-change.ts';
import { ChangeReview } from './change-review.tsx';
import { EditDialogs } from './edit-dialogs.tsx';
import type { EditProps } from './edit-frame.tsx';
import { usePreview } from './use-preview.ts';

/**
 * Stays that join a booking, or leave it: offered or typed as in the booking, then shown like every other change before it is made.
 * @param children the page's own fields, with the panel to stand among them; dialogs stay outside its form
 */
export function StaysEdit({
  coupon,
  ride,
  children,
}: EditProps & { children: (panel: ReactNode) => ReactNode }) {
  const { addStay } = useTexts('booking');
  const words = useTexts('linking');
  const [isAdding, setAdding] = useState(false);
  const [asking, setAsking] = useState<ChangeWish | null>(null);
  const questions = usePreview(coupon, ride.transfer_id);
  const [main] = coupon.reservations.filter((stay) => stay.main);
  const base = {
    hotel: coupon.hotel,
    folio: coupon.folio,
    groupId: 0,
    couponId: coupon.coupon_id,
  };

  const ask = async (wish: ChangeWish) => {
    setAsking(wish);
    if (await questions.preview(wish)) questions.show();
  };
  const link = async ({ receptive_group_id }: Linked) => {
    setAdding(false);
    await ask({ receptive_group_id });
  };
  const remove = async (folio: string) => {
    try {
      const receptive_group_id = await groupWithout(coupon, folio);
      if (receptive_group_id !== null) await ask({ receptive_group_id });
    } catch (error) {
      questions.setStop(outcomeOfError(error));
    }
  };

  const { stop, setStop, asked, isShown, back } = questions;
  const touched = coupon.transfers.find((one) => one.transfer_id === asked?.answer.transfer_id) ?? ride;
  if (asked && isShown)
    return <ChangeReview coupon={coupon} ride={touched} previewed={asked} onBack={back} />;
  return (
    <>
      {children(
        <div className="mt-2">
          <OtherStays coupon={coupon} onRemove={remove} />
          <StayOffers
            base={base}
            phone={coupon.phone}
            heading="h2"
            onLinked={(linked) => void link(linked)}
          />
          <Button variant="quiet" icon="plus" className="mt-3" onClick={() => setAdding(true)}>
            {addStay.open}
          </Button>
          {stop?.kind === 'nothing' && <Banner live>{words.nothing}</Banner>}
        </div>,
      )}
      {isAdding && (
        <AddStayDialog
          base={base}
          lastName={main?.guest.split(' ').at(-1) ?? ''}
          airportId={coupon.airport.airport_id}
          riding={coupon.reservations.map((stay) => stay.folio)}
          phone={coupon.phone}
          onClose={() => setAdding(false)}
          onLinked={(linked) => void link(linked)}
        />
      )}
      <EditDialogs
        stop={stop?.kind === 'nothing' ? null : stop}
        coupon={coupon}
        ride={touched}
        onClose={() => setStop(null)}
        onRetry={() => {
          setStop(null);
          if (asking) void ask(asking);
        }}
      />
    </>
  );
}

/** Groups the stays of a booking but one, and answers the group; null where none would be left. */
async function groupWithout(coupon: CouponView, left: string): Promise<number | null> {
  const [first, ...reservations] = coupon.reservations
    .filter((stay) => stay.folio !== left)
    .sort((a, b) => Number(b.main) - Number(a.main))
    .map(({ hotel, folio, adults, minors, babyseat }) => ({
      hotel,
      folio,
      adults: String(adults),
      minors: String(minors),
      baby: String(babyseat),
    }));
  if (!first) return null;
  const body = { ...first, reservations, coupon_id: coupon.coupon_id };
  return (await callApi('createReceptiveGroup', { body })).receptive_group_id;
}

type OtherStaysProps = { coupon: CouponView; onRemove: (folio: string) => Promise<void> };

/** The stays that ride along, each with a way out. */
function OtherStays({ coupon, onRemove }: OtherStaysProps) {
  const { counters } = useTexts('booking');
  const [busyFolio, setBusyFolio] = useState<string | null>(null);
  const others = coupon.reservations.filter((stay) => !stay.main);
  const remove = async (folio: string) => {
    setBusyFolio(folio);
    await onRemove(folio);
    setBusyFolio(null);
  };
  if (others.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4">
      {others.map(({ folio }) => (
        <li key={folio}>
          <Button
            variant="quiet"
            className="text-small"
            busy={busyFolio === folio}
            onClick={() => void remove(folio)}
          >
            {counters.removeNamed(folio)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
