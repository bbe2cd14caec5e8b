import { useId, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { notify } from '../../components/notification.ts';
import { SelectBox } from '../../components/select-box.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

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
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const id = useId();
  const save = async () => {
    setBusy(true);
    const refusal = await onSave(new Date(Date.now() + Number(hours) * HOUR_MS - SLACK_MS).toISOString());
    setBusy(false);
    if (refusal !== null) return setFailure(refusal);
    notify(texts.done, 'good');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button busy={isBusy} busyLabel={words.saving} onClick={() => void save()}>
            {texts.save}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p className="text-soft">{texts.text}</p>
      {failure !== null && (
        <Banner tone="bad" live>
          {failure || words.notSaved}
        </Banner>
      )}
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
    </Dialog>
  );
}
