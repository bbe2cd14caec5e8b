import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { notify } from '../../components/notification.ts';
import { type Difference, OldAndNew } from '../../components/old-and-new.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { AskDialog } from '../frame/form-dialog.tsx';
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
  if (differences.length === 0)
    return (
      <Dialog onClose={onClose} title={texts.title} actions={<Button onClick={onClose}>{texts.keep}</Button>}>
        <p>{texts.same}</p>
      </Dialog>
    );
  return (
    <AskDialog
      title={texts.title}
      confirm={texts.confirm}
      busy={texts.busy}
      keep={texts.keep}
      otherwise={otherwise}
      onConfirm={async () => {
        const failure = await restore();
        if (failure !== null) return { banner: <FailureBanner failure={failure || texts.failed} /> };
        notify(texts.done, 'good');
      }}
      onDone={onRestored}
      onClose={onClose}
    >
      <p>{texts.text}</p>
      <OldAndNew rows={differences} />
    </AskDialog>
  );
}
