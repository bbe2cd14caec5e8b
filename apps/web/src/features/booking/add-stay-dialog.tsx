import { isPersonName } from '@traslado/domain/contact/bounds';
import type { Issue } from '@traslado/domain/forms/issue';
import { isFolio } from '@traslado/domain/stay/folio';
import { checkLink, type LinkableStay, type LinkRefusal } from '@traslado/domain/stay/linking';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { type Property, useProperties } from '../catalogue/use-catalogue.ts';
import { lookUpStay } from '../stay/look-up-stay.ts';
import { currentSelection, type Stay } from '../stay/stay-session.ts';
import { dispatch } from './booking-store.ts';
import type { BookingView } from './use-booking-view.ts';

type AddValues = { lastName: string; booking: string };

/** First thing wrong of each field. */
function checkAdd({ lastName, booking }: AddValues): Issue[] {
  const issues: Issue[] = [];
  if (booking.trim() === '') issues.push({ field: 'booking', code: 'field.required' });
  else if (!isFolio(booking)) issues.push({ field: 'booking', code: 'folio.invalid' });
  if (lastName.trim() === '') issues.push({ field: 'lastName', code: 'field.required' });
  else if (!isPersonName(lastName)) issues.push({ field: 'lastName', code: 'name.invalid' });
  return issues;
}

const FORM_ID = 'add-stay';

/** Another stay that rides along: the same dates (another room), or the one before or after at a resort of the same airport. */
export function AddStayDialog({
  open,
  view,
  onClose,
}: {
  open: boolean;
  view: BookingView;
  onClose: () => void;
}) {
  const texts = useTexts('booking').addStay;
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      actions={
        <Button type="submit" form={FORM_ID} busy={busy} busyLabel={texts.looking}>
          {texts.submit}
        </Button>
      }
    >
      <p>{texts.text}</p>
      <AddStayForm view={view} onDone={onClose} onBusy={setBusy} />
    </Dialog>
  );
}

type AddStayFormProps = { view: BookingView; onDone: () => void; onBusy: (busy: boolean) => void };

function AddStayForm({ view, onDone, onBusy }: AddStayFormProps) {
  const texts = useTexts('booking').addStay;
  const properties = useProperties();
  const [refusal, setRefusal] = useState<LinkRefusal | null>(null);
  const form = useIssueForm<AddValues>(checkAdd, { lastName: view.stay.lastName, booking: '' });

  const add = async (values: AddValues) => {
    onBusy(true);
    setRefusal(null);
    const airportId = Number(currentSelection()?.airport ?? 0);
    const found = await lookUpStay(values.booking, values.lastName, airportId, properties.data ?? []);
    onBusy(false);
    if (!found.ok) {
      setRefusal(REFUSALS[found.refusal.kind] ?? 'link.server_error');
      return;
    }
    const reason = refusalOf(view, found.stay, properties.data ?? []);
    if (reason) {
      setRefusal(reason);
      return;
    }
    dispatch({ type: 'stayAdded', stay: found.stay });
    onDone();
  };

  return (
    <Form
      form={form}
      id={FORM_ID}
      name={texts.title}
      onValid={add}
      labels={{ booking: texts.booking, lastName: texts.lastName }}
      className="grid gap-5"
    >
      {refusal && (
        <Banner tone="bad" live>
          {texts.refusals[refusal]}
        </Banner>
      )}
      <TextField
        name="booking"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputClassName="uppercase"
      />
      <TextField name="lastName" autoComplete="family-name" autoCapitalize="words" spellCheck={false} />
    </Form>
  );
}

const REFUSALS: Readonly<Record<string, LinkRefusal>> = {
  notFound: 'link.not_found',
  noLongerAvailable: 'link.not_found',
  expired: 'link.not_found',
  airportMismatch: 'link.different_destination',
};

function linkable(stay: Stay, airportId: number): LinkableStay {
  return {
    propertyCode: stay.resort,
    folio: stay.confirmationNumber,
    airportId,
    arrivalOn: stay.arrival,
    departureOn: stay.departure,
    isCancelled: false,
    // What the stays include is the server's to compare when it makes the group.
    included: null,
    hasTransportation: stay.viewer.coupons.length > 0,
  };
}

/** Why a stay that was found cannot ride along, as far as this side can tell; the server checks again. */
function refusalOf(view: BookingView, other: Stay, properties: readonly Property[]): LinkRefusal | null {
  const airportId = Number(currentSelection()?.airport ?? 0);
  const property = properties.find((one) => one.code === other.resort);
  const isServed = property?.airports.some((served) => served.airport_id === airportId) ?? false;
  const main = linkable(view.stay, airportId);
  const rest = view.state.passengersInfo.slice(1).map((stay) => ({
    ...main,
    propertyCode: stay.hotel,
    folio: stay.folio,
    arrivalOn: stay.arrivalOn,
    departureOn: stay.departureOn,
  }));
  const kind =
    other.arrival === view.stay.arrival && other.departure === view.stay.departure
      ? 'related'
      : 'consecutive';
  return checkLink({
    kind,
    group: [main, ...rest],
    other: linkable(other, isServed ? airportId : -1),
    // Number and last name were proved together, so it is the guest's own or was given to them.
    claim: kind === 'related' ? 'named' : 'same_guest',
  });
}
