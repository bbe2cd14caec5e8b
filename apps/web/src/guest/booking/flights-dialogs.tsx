import type { Direction, Refusal } from '@traslado/domain/booking/availability';
import type { StepDialog } from '@traslado/domain/forms/overview-form';
import { Button } from '../../components/button.tsx';
import { CallLink } from '../../components/call-link.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { openContact } from '../contact/open-contact.ts';
import { contactOfBooking } from './contact-of-booking.ts';
import { OtherLegButton } from './other-leg-button.tsx';
import type { BookingView } from './use-booking-view.ts';

/** Stops of the step after the fields themselves are right. */
export type FlightsStop =
  | { kind: 'form'; dialog: StepDialog }
  | { kind: 'outsideStay'; refusal: Refusal; mayBeLate: boolean }
  | { kind: 'tooSoon'; refusal: Refusal };

type FlightsDialogsProps = {
  stop: FlightsStop | null;
  view: BookingView;
  onClose: () => void;
  onAddStay: () => void;
  /** The guest arrives later than the stay begins. */
  onLate: () => void;
};

/** Dialogs that stop step 2: something missing, a day that is not the stay's, or a ride too soon to be sold online. */
export function FlightsDialogs({ stop, view, onClose, onAddStay, onLate }: FlightsDialogsProps) {
  const texts = useTexts('booking');
  if (!stop) return null;
  if (stop.kind === 'form') {
    const words = texts.stops[stop.dialog];
    return (
      <Dialog
        onClose={onClose}
        title={words.title}
        actions={<Button onClick={onClose}>{texts.stops.show}</Button>}
      >
        <p>{words.text}</p>
      </Dialog>
    );
  }
  const { direction, code } = stop.refusal;
  if (stop.kind === 'outsideStay') {
    const { span, locale, state, property } = view;
    const mayBeLate = direction === 'arrival' && stop.mayBeLate;
    const day = formatCivilDate(direction === 'arrival' ? span.arrivalOn : span.departureOn, locale);
    const words = texts.dateAlert[direction];
    return (
      <Dialog
        onClose={onClose}
        title={words.title}
        actions={
          <>
            <Button onClick={onClose}>{texts.dateAlert.change}</Button>
            <Button variant="secondary" onClick={onAddStay}>
              {texts.dateAlert.add}
            </Button>
            {mayBeLate && (
              <Button variant="secondary" onClick={onLate}>
                {texts.dateAlert.late}
              </Button>
            )}
            {property && <CallLink phone={property.phone} />}
          </>
        }
      >
        <p>{words.text(formatCivilDate(state.flights[direction].date, locale), day)}</p>
        <p className="text-soft">{mayBeLate ? texts.dateAlert.lateHelp : texts.dateAlert.help}</p>
      </Dialog>
    );
  }
  return <SoonDialog code={code} direction={direction} view={view} onClose={onClose} />;
}

/** A ride that is too soon, past or too far ahead to be sold online: the phone and the contact form are the next step. */
export function SoonDialog({
  code,
  direction,
  view,
  onClose,
}: {
  code: string;
  direction?: Direction | undefined;
  view: BookingView;
  onClose: () => void;
}) {
  const texts = useTexts('booking');
  const words =
    code === 'booking.today_by_phone'
      ? texts.soon.today
      : code === 'booking.too_late_for_tomorrow'
        ? texts.soon.tomorrow
        : code === 'booking.in_the_past'
          ? texts.soon.past
          : code === 'booking.blackout'
            ? texts.soon.closed
            : texts.soon.other;
  const { property, locale } = view;
  const officeHours = property?.officeHours;
  return (
    <Dialog
      onClose={onClose}
      title={words.title}
      actions={
        <>
          {property && <CallLink variant="primary" phone={property.phone} />}
          <OtherLegButton code={code} direction={direction} view={view} />
          <Button
            variant="secondary"
            icon="mail"
            onClick={() => {
              onClose();
              openContact(contactOfBooking(view));
            }}
          >
            {texts.soon.write}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      {officeHours && (
        <p className="text-soft">
          {texts.soon.hours(
            formatCivilTime(officeHours.from, locale),
            formatCivilTime(officeHours.to, locale),
          )}
        </p>
      )}
    </Dialog>
  );
}
