import { notify } from '../../components/notification.ts';
import { WorkButton } from '../../components/work-button.tsx';

type SaveFileProps = {
  /** Hands the file to the browser, and answers its name where it is told. Throws when it could not be had. */
  save: () => Promise<unknown>;
  texts: {
    readonly save: string;
    readonly saving: string;
    readonly saveFailed: string;
    readonly saved?: string;
  };
};

/** Saves the content of a page as a file, and reports a failure. */
export function SaveFileButton({ save, texts }: SaveFileProps) {
  return (
    <WorkButton
      variant="secondary"
      icon="download"
      busyLabel={texts.saving}
      work={() =>
        save().then(
          (name) => texts.saved && notify(texts.saved, 'good', typeof name === 'string' ? name : null),
          () => notify(texts.saveFailed, 'bad'),
        )
      }
    >
      {texts.save}
    </WorkButton>
  );
}
