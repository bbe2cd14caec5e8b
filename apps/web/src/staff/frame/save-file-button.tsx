import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';

type SaveFileProps = {
  /** Hands the file to the browser. Throws when it could not be had. */
  save: () => Promise<void>;
  texts: { readonly save: string; readonly saving: string; readonly saveFailed: string };
};

/** Saves the content of a page as a file, and reports a failure. */
export function SaveFileButton({ save, texts }: SaveFileProps) {
  const [isBusy, setBusy] = useState(false);
  const work = async () => {
    setBusy(true);
    await save().catch(() => notify(texts.saveFailed, 'bad'));
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      icon="download"
      busy={isBusy}
      busyLabel={texts.saving}
      onClick={() => void work()}
    >
      {texts.save}
    </Button>
  );
}
