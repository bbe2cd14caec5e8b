import { useTexts } from '../../i18n/i18n.tsx';
import { AskNote } from './ask-note.tsx';
import { useMoneyDeed } from './use-money-deed.ts';

type NoteDialogProps<T> = {
  title: string;
  text: string;
  save: string;
  work: (note: string) => Promise<T>;
  /** Tells the person the result. */
  onDone: (answer: T) => void;
  onClose: () => void;
};

/** An action on money, with a note as its reason. */
export function NoteDialog<T>({ work, onDone, onClose, ...words }: NoteDialogProps<T>) {
  const texts = useTexts('staff').payments;
  const deed = useMoneyDeed(texts);
  return (
    <AskNote
      words={{
        ...words,
        label: texts.note,
        hint: texts.noteHint,
        saving: texts.working,
        cancel: texts.cancel,
      }}
      work={(note) => deed(async () => onDone(await work(note)))}
      onClose={onClose}
    />
  );
}
