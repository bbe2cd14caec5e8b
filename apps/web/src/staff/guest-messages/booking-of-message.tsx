import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Card } from '../frame/card.tsx';
import { FailureOf } from '../frame/form-dialog.tsx';
import { useMoments } from './message-words.tsx';
import { type GuestMessage, useMessageDeeds } from './use-messages.ts';

/** The booking of a message, or the candidates: one tap links it. */
export function BookingOfMessage({ message }: { message: GuestMessage }) {
  const words = useTexts('staff').guestMessages;
  const texts = words.booking;
  const { link } = useMessageDeeds();
  const [busy, setBusy] = useState<number | 'none' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { booking, suggestions, viewer, state } = message;
  const mayLink = viewer.can_answer && state === 'received';
  const work = async (id: number | null) => {
    setBusy(id ?? 'none');
    const refusal = await link(message.id, id);
    setBusy(null);
    setFailure(refusal);
    if (refusal === null) notify(id === null ? texts.unlinked : texts.linked, 'good');
  };
  return (
    <Card id="booking" title={texts.title}>
      <FailureOf failure={failure === '' ? words.notSaved : failure} />
      {booking ? (
        <Linked booking={booking} canOpen={viewer.can_see_booking}>
          {mayLink && (
            <Button
              variant="quiet"
              busy={busy === 'none'}
              busyLabel={words.saving}
              onClick={() => void work(null)}
            >
              {texts.take}
            </Button>
          )}
        </Linked>
      ) : (
        <>
          <p className="mt-2 text-soft">
            {mayLink ? (suggestions.length > 0 ? texts.suggested : texts.nothing) : words.noBooking}
          </p>
          <ul className="mt-3 grid gap-3">
            {suggestions.map(({ matched, booking: one }) => (
              <li key={one.id} className="border-line border-t pt-3">
                <p className="font-semibold [overflow-wrap:anywhere]">{one.guest}</p>
                <p className="text-small text-soft [overflow-wrap:anywhere]">
                  <span className="tabular-nums">{one.number}</span> · {one.folio} · {one.hotel_name}
                </p>
                <p className="text-small text-soft">
                  {matched.map((what) => texts.matched[what]).join(' · ')}
                </p>
                {mayLink && (
                  <Button
                    variant="secondary"
                    className="mt-2"
                    busy={busy === one.id}
                    busyLabel={words.saving}
                    aria-label={texts.linkTo(one.guest, one.number)}
                    onClick={() => void work(one.id)}
                  >
                    {texts.link}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Linked({
  booking,
  canOpen,
  children,
}: {
  booking: NonNullable<GuestMessage['booking']>;
  canOpen: boolean;
  children: React.ReactNode;
}) {
  const { booking: texts } = useTexts('staff').guestMessages;
  const { rideOf } = useMoments();
  return (
    <div className="mt-2 grid gap-3">
      <div>
        <p className="font-semibold [overflow-wrap:anywhere]">{booking.guest}</p>
        <p className="text-small text-soft tabular-nums">{booking.number}</p>
        <p className="text-small text-soft">{rideOf(booking)}</p>
      </div>
      {canOpen && (
        <LinkButton href={`/admin/bookings/${booking.id}`} variant="secondary" iconAfter="arrowRight">
          {texts.open(booking.number)}
        </LinkButton>
      )}
      {children}
    </div>
  );
}
