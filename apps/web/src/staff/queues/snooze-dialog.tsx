import { useId, useState } from 'react';
import { notify } from '../../components/notification.ts';
import { SelectBox } from '../../components/select-box.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { AskDialog } from '../frame/form-dialog.tsx';

const HOUR_MS = 3_600_000;
/** The server's clock may be behind: seven days stay within its bound. */
const SLACK_MS = 60_000;

type SnoozeDialogProps = {
  /** Answers null on success, else the reason. */
  onSave: (until: string) => Promise<string | null>;
  onClose: () => void;
};

/** Sets a row aside for a while. */
export function SnoozeDialog({ onSave, onClose }: SnoozeDialogProps) {
  const words = useTexts('staff').queues;
  const texts = words.snooze;
  const [hours, setHours] = useState('4');
  const id = useId();
  const save = async () => {
    const refusal = await onSave(new Date(Date.now() + Number(hours) * HOUR_MS - SLACK_MS).toISOString());
    if (refusal !== null) return refusal || words.notSaved;
    notify(texts.done, 'good');
  };
  return (
    <AskDialog
      title={texts.title}
      confirm={texts.save}
      busy={words.saving}
      keep={words.cancel}
      onConfirm={save}
      onClose={onClose}
    >
      <p className="text-soft">{texts.text}</p>
      <label htmlFor={id} className="mt-4 mb-1.5 block font-semibold text-small">
        {texts.label}
      </label>
      <SelectBox
        id={id}
        className="field-box"
        value={hours}
        onChange={(event) => setHours(event.target.value)}
      >
        {Object.entries(texts.choices).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectBox>
    </AskDialog>
  );
}
