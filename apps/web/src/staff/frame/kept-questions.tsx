import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { notify } from '../../components/notification.ts';
import { SelectBox } from '../../components/select-box.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { FormDialog } from './form-dialog.tsx';

/** Words of each kind of question. */
export type KeptTexts = {
  readonly kept: string;
  readonly keptBy: (name: string, by: string) => string;
  readonly choose: string;
  readonly keep: string;
  readonly keepText: string;
  readonly name: string;
  readonly nameMissing: string;
  readonly share: string;
  readonly keepIt: string;
  readonly keeping: string;
  readonly keptNow: (name: string) => string;
  readonly notKept: string;
  readonly forget: string;
  readonly forgotten: string;
};

type KeepValues = { name: string; shared: boolean };

type KeptProps = {
  texts: KeptTexts;
  kept: readonly {
    readonly id: number;
    readonly name: string;
    readonly by: string;
    readonly is_own: boolean;
  }[];
  /** The stored question on screen; null for none of them. */
  shown: number | null;
  onOpen: (id: number) => void;
  /** Both throw on failure. */
  keep: (values: KeepValues) => Promise<void>;
  forget: (id: number) => Promise<void>;
  /** More actions on the stored question on screen. */
  children?: ReactNode;
};

/** Stored questions, one's own and shared ones; and storing the one on screen. */
export function KeptQuestions({ texts, kept, shown: shownId, onOpen, keep, forget, children }: KeptProps) {
  const [isOpen, setOpen] = useState(false);
  const keptId = useId();
  const shown = kept.find(({ id }) => id === shownId);
  const drop = async (id: number) => {
    try {
      await forget(id);
      notify(texts.forgotten, 'good');
    } catch {
      notify(texts.notKept, 'bad');
    }
  };
  return (
    <div className="filter-form">
      {kept.length > 0 && (
        <div className="filter-chip">
          <label htmlFor={keptId}>{texts.kept}</label>
          <SelectBox
            id={keptId}
            className="field-box"
            value={shown ? String(shown.id) : ''}
            onChange={({ target }) => {
              const chosen = kept.find(({ id }) => String(id) === target.value);
              if (chosen) onOpen(chosen.id);
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
      {shown && children}
      {shown?.is_own && (
        <Button variant="quiet" onClick={() => void drop(shown.id)}>
          {texts.forget}
        </Button>
      )}
      {isOpen && <KeepDialog texts={texts} keep={keep} onClose={() => setOpen(false)} />}
    </div>
  );
}

type KeepProps = Pick<KeptProps, 'texts' | 'keep'> & { onClose: () => void };

function KeepDialog({ texts, keep, onClose }: KeepProps) {
  const form = useIssueForm<KeepValues>(
    ({ name }) => (name.trim() === '' ? [{ field: 'name', code: 'kept.name' }] : []),
    { name: '', shared: false },
  );
  const save = async (values: KeepValues) => {
    const name = values.name.trim();
    try {
      await keep({ ...values, name });
      notify(texts.keptNow(name), 'good');
    } catch {
      return texts.notKept;
    }
  };
  return (
    <FormDialog
      title={texts.keep}
      form={form}
      labels={{ name: texts.name, shared: texts.share }}
      issues={{ 'kept.name': () => texts.nameMissing }}
      save={texts.keepIt}
      busy={texts.keeping}
      lead={<p className="text-soft">{texts.keepText}</p>}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="name" maxLength={80} autoComplete="off" />
      <Checkbox name="shared">{texts.share}</Checkbox>
    </FormDialog>
  );
}
