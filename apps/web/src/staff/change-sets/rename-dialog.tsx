import { checkRequired } from '@traslado/domain/forms/field';
import type { Issue } from '@traslado/domain/forms/issue';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { FormDialog } from '../frame/form-dialog.tsx';
import { type Refusal, type SetFacts, useSetDeeds } from './use-change-sets.ts';

type Values = { name: string; note: string };

const check = ({ name }: Values): Issue[] => checkRequired('name', name);

type RenameDialogProps = {
  set: SetFacts;
  onClose: () => void;
  onRefused: (refusal: Refusal | null) => void;
};

/** Gives a draft another name and another note. */
export function RenameDialog({ set, onClose, onRefused }: RenameDialogProps) {
  const { changeSets } = useTexts('staff');
  const texts = changeSets.naming;
  const { rename } = useSetDeeds(set);
  const form = useIssueForm<Values>(check, { name: set.name, note: set.note });
  return (
    <FormDialog
      title={texts.title}
      form={form}
      labels={texts.labels}
      save={texts.confirm}
      busy={changeSets.actions.busy}
      cancel={texts.keep}
      onSave={async (values) => onRefused(await rename(values))}
      onClose={onClose}
    >
      <TextField name="name" maxLength={120} />
      <TextArea name="note" optional max={1_000} />
    </FormDialog>
  );
}
