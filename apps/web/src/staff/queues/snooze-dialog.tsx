import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { FailureOf } from '../frame/form-dialog.tsx';

const HOUR_MS = 3_600_000;
/** The server's clock may be behind: seven days stay within its bound. */
const SLACK_MS = 60_000;

/** Usual rest, in hours: Enter takes it. */
const USUAL = '4';

type SnoozeDialogProps = {
  /** Answers null on success, else the reason. */
  onSave: (until: string) => Promise<string | null>;
  onClose: () => void;
};

/** Sets rows aside for a while: one press, since it can be undone. */
export function SnoozeDialog({ onSave, onClose }: SnoozeDialogProps) {
  const words = useTexts('staff').queues;
  const texts = words.snooze;
  const usual = useRef<HTMLButtonElement>(null);
  // Once the dialog has taken the focus to its title.
  useEffect(() => usual.current?.focus(), []);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const save = async (hours: string) => {
    setBusy(hours);
    const refusal = await onSave(new Date(Date.now() + Number(hours) * HOUR_MS - SLACK_MS).toISOString());
    setBusy(null);
    if (refusal === null) onClose();
    else setFailure(refusal || words.notSaved);
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <FailureOf failure={failure} />
      <p className="text-soft">{texts.text}</p>
      <fieldset className="mt-4">
        <legend className="mb-1.5 font-semibold text-small">{texts.label}</legend>
        <div className="flex flex-wrap gap-2">
          {Object.entries(texts.choices).map(([hours, label]) => (
            <Button
              key={hours}
              variant="secondary"
              ref={hours === USUAL ? usual : undefined}
              busy={busy === hours}
              busyLabel={words.saving}
              onClick={() => void save(hours)}
            >
              {label}
            </Button>
          ))}
        </div>
      </fieldset>
    </Dialog>
  );
}
