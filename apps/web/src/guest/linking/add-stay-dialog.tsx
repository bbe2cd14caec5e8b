import { isPersonName } from '@traslado/domain/contact/bounds';
import { checkArrival } from '@traslado/domain/forms/field';
import type { Issue } from '@traslado/domain/forms/issue';
import { isFolio, normaliseFolio } from '@traslado/domain/stay/folio';
import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { RadioCards } from '../../components/radio-cards.tsx';
import { SelectField, type SelectOption } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { languageOf } from '../../i18n/locale.ts';
import { airportWords, propertiesOfAirport, useAirports, useProperties } from '../../places/use-places.ts';
import { ArrivalPart } from '../stay/arrival-part.tsx';
import { LinkRefusal } from './link-refusal.tsx';
import { type Linked, type LinkRefused, linkStay } from './link-stay.ts';
import type { LinkBase } from './use-candidates.ts';

/** `related`: another room of the same dates at the same resort · `consecutive`: the stay right before or after, there or nearby. */
type AddValues = {
  kind: 'related' | 'consecutive';
  resort: string;
  lastName: string;
  booking: string;
  /** See `checkArrival`. */
  arrival: string | null;
};

/** First issue of each field. */
function checkAdd({ kind, resort, lastName, booking, arrival }: AddValues): Issue[] {
  const issues: Issue[] = [];
  if (kind === 'consecutive' && resort === '') issues.push({ field: 'resort', code: 'field.required' });
  if (booking.trim() === '') issues.push({ field: 'booking', code: 'field.required' });
  else if (!isFolio(booking)) issues.push({ field: 'booking', code: 'folio.invalid' });
  if (lastName.trim() === '') issues.push({ field: 'lastName', code: 'field.required' });
  else if (!isPersonName(lastName)) issues.push({ field: 'lastName', code: 'name.invalid' });
  return [...issues, ...checkArrival('arrival', arrival)];
}

type AddStayDialogProps = {
  base: LinkBase;
  /** Last name of the guest's own stay: the other one is often under it too. */
  lastName: string;
  /** Its resorts stand first in the list; null: none do. */
  airportId: number | null;
  /** Folios that ride along already. */
  riding: readonly string[];
  phone: string | undefined;
  onClose: () => void;
  onLinked: (linked: Linked) => void;
};

/** Another stay that rides along, by its number and last name. */
export function AddStayDialog({ onClose, ...rest }: AddStayDialogProps) {
  const texts = useTexts('linking');
  const formId = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      onClose={onClose}
      title={texts.title}
      actions={
        <Button type="submit" form={formId} busy={busy} busyLabel={texts.looking}>
          {texts.submit}
        </Button>
      }
    >
      <MoreIssueTexts value={texts.issues}>
        <AddStayForm {...rest} formId={formId} onBusy={setBusy} />
      </MoreIssueTexts>
    </Dialog>
  );
}

/**
 * Every resort of the group, this airport's first and those of other airports with their city: a guest who looks for one of them in vain would not
 * learn that its ride is booked on its own.
 */
function useResortOptions(airportId: number | null): SelectOption[] {
  const { data: properties = [] } = useProperties();
  const { data: airports = [] } = useAirports();
  const language = languageOf(useLocale());
  const near = airportId === null ? properties : propertiesOfAirport(properties, airportId);
  const far = properties.filter((property) => !near.includes(property));
  const cityOf = ({ airports: [served] }: (typeof far)[number]) => {
    const airport = airports.find((one) => one.airport_id === served?.airport_id);
    return airport ? `, ${airportWords(airport, language).city}` : '';
  };
  return [
    ...near.map(({ code, name }) => ({ value: code, label: name })),
    ...far.map((property) => ({ value: property.code, label: `${property.name}${cityOf(property)}` })),
  ];
}

type AddStayFormProps = Omit<AddStayDialogProps, 'onClose'> & {
  formId: string;
  onBusy: (busy: boolean) => void;
};

function AddStayForm({
  base,
  lastName,
  airportId,
  riding,
  phone,
  onLinked,
  formId,
  onBusy,
}: AddStayFormProps) {
  const texts = useTexts('linking');
  const resorts = useResortOptions(airportId);
  const [refused, setRefused] = useState<LinkRefused | null>(null);
  const form = useIssueForm<AddValues>(checkAdd, {
    kind: 'related',
    resort: '',
    lastName,
    booking: '',
    arrival: null,
  });
  const kind = useWatch({ control: form.control, name: 'kind' });

  const add = async (values: AddValues) => {
    setRefused(null);
    const folio = normaliseFolio(values.booking) ?? values.booking;
    if (riding.includes(folio)) {
      setRefused({ code: 'link.already_selected', detail: '' });
      return;
    }
    onBusy(true);
    const hotel = values.kind === 'related' ? base.hotel : values.resort;
    const { lastName: typed, arrival } = values;
    const outcome = await linkStay(base, { hotel, folio, lastName: typed, arrival });
    onBusy(false);
    if (outcome.ok) onLinked(outcome.linked);
    else if (outcome.refused.code === 'stay.arrival_required') form.setValue('arrival', arrival ?? '');
    else setRefused(outcome.refused);
  };

  return (
    <Form
      form={form}
      id={formId}
      name={texts.title}
      onValid={add}
      labels={{
        kind: texts.kind,
        resort: texts.resort,
        booking: texts.booking,
        lastName: texts.lastName,
        arrival: texts.arrival,
      }}
      className="grid gap-5"
    >
      {refused && <LinkRefusal refused={refused} phone={phone} />}
      <RadioCards
        name="kind"
        hideLegend
        columns="never"
        cards={(['related', 'consecutive'] as const).map((value) => ({
          value,
          title: texts.kinds[value].title,
          detail: texts.kinds[value].detail,
        }))}
      />
      {kind === 'consecutive' && (
        <SelectField name="resort" placeholder={texts.resortPlaceholder} options={resorts} />
      )}
      <TextField
        name="booking"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputClassName="uppercase"
      />
      <TextField
        name="lastName"
        hint={texts.lastNameHint}
        autoComplete="family-name"
        autoCapitalize="words"
        spellCheck={false}
      />
      <ArrivalPart />
    </Form>
  );
}
