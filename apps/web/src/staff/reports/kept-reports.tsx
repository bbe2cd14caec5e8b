import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form.tsx';
import { notify } from '../../components/notification.ts';
import { SelectBox } from '../../components/select-box.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { fitting, type ReportQuestion, writeQuestion } from './report-question.ts';
import { type ReportChoices, useKeptReports } from './use-reports.ts';

type KeptProps = {
  question: ReportQuestion;
  kept: ReportChoices['kept'];
  onAsk: (question: ReportQuestion) => void;
};

/** Reports that were kept, one's own and those that others share; and keeping the one that is shown. */
export function KeptReports({ question, kept, onAsk }: KeptProps) {
  const texts = useTexts('staff').reports;
  const [isOpen, setOpen] = useState(false);
  const { forget } = useKeptReports();
  const keptId = useId();
  const shown = kept.find((one) => writeQuestion(fitting(one.question)) === writeQuestion(question));
  const drop = async (id: number) => {
    try {
      await forget(id);
      notify(texts.forgotten, 'good');
    } catch {
      notify(texts.notKept, 'bad');
    }
  };
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      {kept.length > 0 && (
        <div className="grid gap-1.5">
          <label htmlFor={keptId} className="font-semibold text-small">
            {texts.kept}
          </label>
          <SelectBox
            id={keptId}
            className="field-box"
            value={shown ? String(shown.id) : ''}
            onChange={({ target }) => {
              const chosen = kept.find(({ id }) => String(id) === target.value);
              if (chosen) onAsk(fitting(chosen.question));
            }}
          >
            <option value="">{texts.choose}</option>
            {kept.map(({ id, name, by, is_own }) => (
              <option key={id} value={id}>
                {is_own ? name : texts.keptBy(name, by)}
              </option>
            ))}
          </SelectBox>
        </div>
      )}
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.keep}
      </Button>
      {shown?.is_own && (
        <Button variant="quiet" onClick={() => void drop(shown.id)}>
          {texts.forget}
        </Button>
      )}
      {isOpen && <KeepDialog question={question} onClose={() => setOpen(false)} />}
    </div>
  );
}

type KeepValues = { name: string; shared: boolean };

function KeepDialog({ question, onClose }: { question: ReportQuestion; onClose: () => void }) {
  const texts = useTexts('staff').reports;
  const { keep } = useKeptReports();
  const [isBusy, setBusy] = useState(false);
  const form = useIssueForm<KeepValues>(
    ({ name }) => (name.trim() === '' ? [{ field: 'name', code: 'report.name' }] : []),
    { name: '', shared: false },
  );
  const save = async (values: KeepValues) => {
    setBusy(true);
    try {
      await keep(question, { ...values, name: values.name.trim() });
      notify(texts.keptNow(values.name.trim()), 'good');
      onClose();
    } catch {
      notify(texts.notKept, 'bad');
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={texts.keep}>
      <p className="text-soft">{texts.keepText}</p>
      <MoreIssueTexts value={{ 'report.name': () => texts.nameMissing }}>
        <Form
          form={form}
          name={texts.keep}
          labels={{ name: texts.name, shared: texts.share }}
          onValid={(values) => void save(values)}
          className="mt-4 grid gap-4"
        >
          <TextField name="name" maxLength={80} autoComplete="off" />
          <Checkbox name="shared">{texts.share}</Checkbox>
          <Button type="submit" busy={isBusy} busyLabel={texts.keeping}>
            {texts.keepIt}
          </Button>
        </Form>
      </MoreIssueTexts>
    </Dialog>
  );
}
