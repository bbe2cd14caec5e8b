import { checkRequired } from '@traslado/domain/forms/field';
import type { Issue } from '@traslado/domain/forms/issue';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
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
  const send = async ({ name, note }: Values) => {
    onRefused(await rename({ name, note }));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <Form form={form} name={texts.title} labels={texts.labels} onValid={send} className="grid gap-5">
        <TextField name="name" maxLength={120} />
        <TextArea name="note" optional max={1_000} />
        <div className="flex flex-wrap gap-4">
          <Button type="submit" busy={form.formState.isSubmitting} busyLabel={changeSets.actions.busy}>
            {texts.confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.keep}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
