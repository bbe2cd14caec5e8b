import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Booking } from './ask-acting.ts';
import { askGroup, type LinkBase } from './ask-new-booking.ts';
import { type Stop, StopBanner } from './stop-banner.tsx';

/** The base of linking stays to a booking: its group, or the booking's own stay until there is one. */
export const linkBaseOf = ({ id, booking }: Booking): LinkBase => ({
  hotel: booking.hotel,
  folio: booking.folio,
  booking: id,
});

type StaysOfBookingProps = {
  booking: Booking;
  onAdd: () => void;
  /** The stays without one of them, as a group. */
  onGrouped: (groupId: number) => Promise<void>;
};

/** The stays that ride along on a booking, to take off, and the way to another one. */
export function StaysOfBooking({ booking, onAdd, onGrouped }: StaysOfBookingProps) {
  const texts = useTexts('staff').acting.link;
  const [stop, setStop] = useState<Stop | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const { reservations } = booking.booking;
  const remove = async (folio: string) => {
    setStop(null);
    setBusy(folio);
    const own = reservations.find(({ main }) => main);
    const outcome = await askGroup(linkBaseOf(booking), {
      adults: own?.adults ?? 0,
      minors: own?.minors ?? 0,
      baby: own?.babyseat ?? 0,
      reservations: reservations
        .filter((one) => !one.main && one.folio !== folio)
        .map(({ hotel, folio: other, adults, minors, babyseat }) => ({
          ...{ hotel, folio: other, adults, minors },
          baby: babyseat,
        })),
    });
    if (outcome.kind === 'answered') await onGrouped(outcome.answer.receptive_group_id);
    else setStop(outcome);
    setBusy(null);
  };
  return (
    <section aria-label={texts.stays} className="grid gap-3 border-line border-t pt-4">
      {stop && <StopBanner stop={stop} onShow={() => setStop(null)} />}
      <ul className="grid gap-1">
        {reservations
          .filter(({ main }) => !main)
          .map(({ guest, folio }) => (
            <li key={folio} className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="[overflow-wrap:anywhere]">
                {guest}, {folio}
              </span>
              <Button
                variant="quiet"
                className="text-small"
                busy={busy === folio}
                aria-label={texts.removeNamed(folio)}
                onClick={() => void remove(folio)}
              >
                {texts.remove}
              </Button>
            </li>
          ))}
      </ul>
      <div>
        <Button variant="quiet" icon="plus" onClick={onAdd}>
          {texts.open}
        </Button>
      </div>
    </section>
  );
}
