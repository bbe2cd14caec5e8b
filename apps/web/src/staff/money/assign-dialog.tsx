import { notify } from '../../components/notification.ts';
import { SelectField } from '../../components/select-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { callApi } from '../../data/client.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { FormDialog } from '../frame/form-dialog.tsx';
import { useMoneyDeed } from '../frame/use-money-deed.ts';
import type { DifferenceList, DifferenceRow } from './use-money.ts';

type AssignProps = { row: DifferenceRow; people: DifferenceList['people']; onClose: () => void };

/** The person in charge of a difference. */
export function AssignDialog({ row, people, onClose }: AssignProps) {
  const texts = useTexts('staff').reconciliation;
  const deed = useMoneyDeed(texts);
  const form = useIssueForm(() => [], { username: row.assigned_to ?? '' });
  const submit = async ({ username }: { username: string }) => {
    const body = { username: username === '' ? null : username };
    const failure = await deed(() => callApi('assignDifference', { params: { id: String(row.id) }, body }));
    if (!failure) notify(texts.assign.done, 'good');
    return failure;
  };
  return (
    <FormDialog
      title={texts.assign.title}
      form={form}
      labels={{ username: texts.assign.label }}
      save={texts.assign.save}
      busy={texts.working}
      cancel={texts.cancel}
      onSave={submit}
      onClose={onClose}
    >
      <SelectField
        name="username"
        options={[
          { value: '', label: texts.unassigned },
          ...people.map(({ username, name }) => ({ value: username, label: `${name} (${username})` })),
        ]}
      />
    </FormDialog>
  );
}
