import { checkArrival, checkFolio, checkName, checkRequired } from '@traslado/domain/forms/field';
import type { Issue } from '@traslado/domain/forms/issue';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import { useState } from 'react';
import { DateField } from '../../components/date-field.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useWatch } from '../../components/form-context.ts';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { propertiesByCode } from '../../places/property-choices.ts';
import { useProperties } from '../../places/use-places.ts';
import { DialogForm } from '../frame/form-dialog.tsx';
import { askLink, type LinkBase, type Linked } from './ask-new-booking.ts';
import { type Stop, StopBanner } from './stop-banner.tsx';
import type { GroupOutcome } from './use-linked-stays.ts';

type Values = {
  hotel: string;
  folio: string;
  lastName: string;
  /** See `checkArrival`. */
  arrival: string | null;
};

const check = ({ hotel, folio, lastName, arrival }: Values): Issue[] => [
  ...checkRequired('hotel', hotel),
  ...checkFolio('folio', folio),
  ...checkName('lastName', lastName),
  ...checkArrival('arrival', arrival),
];

type LinkStayProps = {
  base: LinkBase;
  /** The group that it joins. */
  groupOf: () => Promise<GroupOutcome>;
  onLinked: (linked: Linked) => void;
};

/** Another stay that rides with the guest's, while staff book for them. */
export function LinkStayDialog({ onClose, ...rest }: LinkStayProps & { onClose: () => void }) {
  const texts = useTexts('staff').acting.link;
  return (
    <Dialog onClose={onClose} title={texts.title}>
      <LinkStayForm {...rest} />
    </Dialog>
  );
}

/** Asks for another stay by its number and last name, as guests are asked. */
export function LinkStayForm({
  base,
  groupOf,
  onLinked,
  onBack,
}: LinkStayProps & {
  /** Back to the page that it replaces. */
  onBack?: () => void;
}) {
  const { link: texts, back } = useTexts('staff').acting;
  const { data: properties = [] } = useProperties();
  const [stop, setStop] = useState<Stop | null>(null);
  const form = useIssueForm<Values>(check, { hotel: '', folio: '', lastName: '', arrival: null });
  const arrival = useWatch({ control: form.control, name: 'arrival' });
  const add = async (values: Values) => {
    setStop(null);
    const group = await groupOf();
    if (group.kind !== 'answered') return setStop(group);
    const outcome = await askLink(base, {
      other_hotel: values.hotel,
      other_folio: normaliseFolio(values.folio) ?? values.folio,
      last_name: values.lastName.trim(),
      ...(values.arrival && { arrival: values.arrival }),
      receptive_group_id: group.answer.receptive_group_id,
    });
    if (outcome.kind === 'answered') return onLinked(outcome.answer);
    setStop(outcome);
    if (outcome.kind === 'refused' && outcome.code === 'stay.arrival_required')
      form.setValue('arrival', values.arrival ?? '');
  };
  return (
    <DialogForm
      title={texts.title}
      form={form}
      labels={{
        hotel: texts.hotel,
        folio: texts.folio,
        lastName: texts.lastName,
        arrival: texts.arrival,
      }}
      save={texts.submit}
      busy={texts.looking}
      cancel={onBack && back}
      onCancel={onBack}
      lead={<p className="text-soft">{texts.lead}</p>}
      onSave={add}
    >
      {stop && <StopBanner stop={stop} onShow={() => setStop(null)} />}
      <SelectField name="hotel" placeholder={texts.chooseHotel} options={propertiesByCode(properties)} />
      <TextField name="folio" kind="code" maxLength={40} />
      <TextField name="lastName" kind="name" autoComplete="off" />
      {arrival !== null && <DateField name="arrival" />}
    </DialogForm>
  );
}
