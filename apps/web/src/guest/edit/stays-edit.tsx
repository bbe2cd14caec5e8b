import { ProblemError } from '@traslado/contract/client';
import { type ReactNode, useState } from 'react';
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
  const texts = useTexts('booking');
  const words = useTexts('linking');
  const [isAdding, setAdding] = useState(false);
  const [busyFolio, setBusyFolio] = useState<string | null>(null);
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
    setBusyFolio(folio);
    const [first, ...rest] = [...coupon.reservations]
      .filter((stay) => stay.folio !== folio)
      .sort((a, b) => Number(b.main) - Number(a.main))
      .map((stay) => ({
        hotel: stay.hotel,
        folio: stay.folio,
        adults: String(stay.adults),
        minors: String(stay.minors),
        baby: String(stay.babyseat),
      }));
    try {
      if (!first) return;
      const body = { ...first, reservations: rest, coupon_id: coupon.coupon_id };
      const { receptive_group_id } = await callApi('createReceptiveGroup', { body });
      await ask({ receptive_group_id });
    } catch (error) {
      if (error instanceof ProblemError || error instanceof Error) questions.setStop(outcomeOfError(error));
    } finally {
      setBusyFolio(null);
    }
  };

  const { stop, setStop, asked, isShown, back } = questions;
  const touched = coupon.transfers.find((one) => one.transfer_id === asked?.answer.transfer_id) ?? ride;
  if (asked && isShown)
    return <ChangeReview coupon={coupon} ride={touched} previewed={asked} onBack={back} />;
  const others = coupon.reservations.filter((stay) => !stay.main);
  return (
    <>
      {children(
        <div className="mt-2">
          {others.length > 0 && (
            <ul className="flex flex-wrap gap-x-4">
              {others.map(({ folio }) => (
                <li key={folio}>
                  <Button
                    variant="quiet"
                    className="text-small"
                    busy={busyFolio === folio}
                    onClick={() => void remove(folio)}
                  >
                    {texts.counters.removeNamed(folio)}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <StayOffers
            base={base}
            phone={coupon.phone}
            heading="h2"
            onLinked={(linked) => void link(linked)}
          />
          <Button variant="quiet" icon="plus" className="mt-3" onClick={() => setAdding(true)}>
            {texts.addStay.open}
          </Button>
          {stop?.kind === 'nothing' && <Banner live>{words.nothing}</Banner>}
        </div>,
      )}
      <AddStayDialog
        open={isAdding}
        base={base}
        lastName={main?.guest.split(' ').at(-1) ?? ''}
        airportId={coupon.airport.airport_id}
        riding={coupon.reservations.map((stay) => stay.folio)}
        phone={coupon.phone}
        onClose={() => setAdding(false)}
        onLinked={(linked) => void link(linked)}
      />
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
