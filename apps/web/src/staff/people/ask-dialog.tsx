import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

type AskDialogProps = {
  title: string;
  text: string;
  confirm: string;
  /** It locks a person out. */
  isGrave?: boolean;
  /** Does it; answers the words for a failure, or null. */
  onConfirm: () => Promise<string | null>;
  onClose: () => void;
};

/** Asks before an action on an account with immediate effect. */
export function AskDialog({ title, text, confirm, isGrave, onConfirm, onClose }: AskDialogProps) {
  const texts = useTexts('staff').colleagues;
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setFailure(null);
    const failed = await onConfirm();
    setBusy(false);
    if (failed === null) onClose();
    else setFailure(failed);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button
            variant={isGrave ? 'danger' : 'primary'}
            busy={isBusy}
            busyLabel={texts.account.busy}
            onClick={() => void run()}
          >
            {confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.asking.keep}
          </Button>
        </>
      }
    >
      {failure && (
        <Banner tone="bad" live>
          {failure}
        </Banner>
      )}
      <p>{text}</p>
    </Dialog>
  );
}
