import { checkRequired } from '@traslado/domain/forms/field';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { propertiesByCode } from '../../places/property-choices.ts';
import { useProperties } from '../../places/use-places.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import { askStay, type FoundStay } from './ask-new-booking.ts';
import { NewBookingForm } from './new-booking-form.tsx';
import { type Stop, StopBanner } from './stop-banner.tsx';

/** The stay of the page that led here. It is about a person, so it stands in no address. */
function stayOfHistory(): { hotel: string; folio: string } | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('hotel' in state) || !('folio' in state)) return null;
  return { hotel: String(state.hotel), folio: String(state.folio) };
}

/** Booking for a guest on one page: the stay, the rides, the passengers, the price. The due amount is paid with a payment link. */
export function NewBookingPage() {
  const texts = useTexts('staff').acting.book;
  const [stay, setStay] = useState<FoundStay | null>(null);
  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      back={{ href: '/admin/bookings', label: texts.back }}
      wide
    >
      <StayForm isFound={stay !== null} onFound={setStay} />
      {stay && <NewBookingForm key={`${stay.hotel}/${stay.folio}`} stay={stay} />}
    </StaffPage>
  );
}

type StayFormProps = { isFound: boolean; onFound: (stay: FoundStay | null) => void };

function StayForm({ isFound, onFound }: StayFormProps) {
  const texts = useTexts('staff').acting.book;
  const { data: properties = [] } = useProperties();
  const [stop, setStop] = useState<Stop | null>(null);
  const form = useIssueForm(
    ({ hotel, folio }) => [...checkRequired('hotel', hotel), ...checkRequired('folio', folio)],
    stayOfHistory() ?? { hotel: '', folio: '' },
  );
  const find = async ({ hotel, folio }: { hotel: string; folio: string }) => {
    setStop(null);
    const outcome = await askStay(hotel, folio.trim());
    if (outcome.kind === 'answered') return onFound(outcome.answer);
    onFound(null);
    setStop(outcome);
  };
  return (
    <Form
      form={form}
      name={texts.stay}
      labels={{ hotel: texts.hotel, folio: texts.folio }}
      onValid={find}
      className="rounded-lg bg-surface p-4 shadow-ticket sm:px-5"
    >
      <h2 className="mb-2 text-heading">{texts.stay}</h2>
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <SelectField name="hotel" placeholder={texts.chooseHotel} options={propertiesByCode(properties)} />
        <TextField name="folio" kind="code" maxLength={40} />
        <Button
          type="submit"
          variant={isFound ? 'secondary' : 'primary'}
          className="md:mt-8"
          busy={form.formState.isSubmitting}
          busyLabel={texts.finding}
        >
          {texts.find}
        </Button>
      </div>
      {stop && (
        <div className="mt-4">
          <StopBanner stop={stop} onShow={() => setStop(null)} />
        </div>
      )}
    </Form>
  );
}
