import { checkRequired } from '@traslado/domain/forms/field';
import type { Issue } from '@traslado/domain/forms/issue';
import { DateField } from '../../components/date-field.tsx';
import { notify } from '../../components/notification.ts';
import { SelectField } from '../../components/select-field.tsx';
import { TimeField } from '../../components/time-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { FormDialog } from '../frame/form-dialog.tsx';
import { type OneSet, type Refusal, useSetDeeds } from './use-change-sets.ts';

type Values = { property_id: string; date: string; time: string };

const check = (values: Values): Issue[] =>
  (['property_id', 'date', 'time'] as const).flatMap((field) => checkRequired(field, values[field]));

type ScheduleDialogProps = {
  one: OneSet;
  onClose: () => void;
  onRefused: (refusal: Refusal | null) => void;
};

/** Asks for the time of publishing: the day and the time on the clocks of a property. */
export function ScheduleDialog({ one, onClose, onRefused }: ScheduleDialogProps) {
  const { changeSets } = useTexts('staff');
  const texts = changeSets.scheduling;
  const { schedule } = useSetDeeds(one.change_set);
  const [first] = one.places;
  const form = useIssueForm<Values>(check, { property_id: String(first?.id ?? ''), date: '', time: '' });
  const issues = Object.fromEntries(Object.entries(texts.issues).map(([code, text]) => [code, () => text]));
  const send = async ({ property_id, date, time }: Values) => {
    const outcome = await schedule({ property_id: Number(property_id), date, time });
    if ('isRepeated' in outcome) {
      if (outcome.isRepeated) notify(texts.repeated, 'good');
      onRefused(null);
      return onClose();
    }
    if (outcome.field) return form.control.setIssue({ field: outcome.field, code: outcome.code });
    onRefused(outcome);
    onClose();
  };
  return (
    <FormDialog
      title={texts.title}
      form={form}
      labels={texts.labels}
      issues={issues}
      save={texts.confirm}
      busy={changeSets.actions.busy}
      cancel={texts.keep}
      lead={<p>{texts.text}</p>}
      onSave={send}
      staysOpen
      onClose={onClose}
    >
      <SelectField
        name="property_id"
        options={one.places.map(({ id, name, zone }) => ({
          value: String(id),
          label: `${name} · ${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')}`,
        }))}
      />
      <DateField name="date" />
      <TimeField name="time" />
    </FormDialog>
  );
}
