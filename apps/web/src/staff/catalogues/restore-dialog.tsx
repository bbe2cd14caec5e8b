import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { notify } from '../../components/notification.ts';
import { type Difference, OldAndNew } from '../../components/old-and-new.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { type Failure, FailureBanner } from './broken-prices.tsx';

type RestoreDialogProps = {
  /** Answers null, or the reason; '' without one. */
  restore: () => Promise<Failure | null>;
  /** The values to write, beside the present ones. */
  differences: readonly Difference[];
  onClose: () => void;
  onRestored: () => void;
  /** Another way to do it, beside the button that does it now. */
  otherwise?: ReactNode;
};

/** Asks before an earlier version is restored, and shows the changes. */
export function RestoreDialog({ restore, differences, onClose, onRestored, otherwise }: RestoreDialogProps) {
  const texts = useTexts('staff').lists.restore;
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const failed = await restore();
    setBusy(false);
    if (failed !== null) return setFailure(failed || texts.failed);
    notify(texts.done, 'good');
    onRestored();
  };
  const isSame = differences.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          {!isSame && (
            <Button busy={isBusy} busyLabel={texts.busy} onClick={() => void run()}>
              {texts.confirm}
            </Button>
          )}
          {!isSame && otherwise}
          <Button variant={isSame ? 'primary' : 'quiet'} onClick={onClose}>
            {texts.keep}
          </Button>
        </>
      }
    >
      {failure && <FailureBanner failure={failure} />}
      <p>{isSame ? texts.same : texts.text}</p>
      {!isSame && <OldAndNew rows={differences} />}
    </Dialog>
  );
}
