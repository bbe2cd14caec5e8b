import { useTexts } from '../../i18n/i18n.tsx';
import { AskNote } from '../frame/ask-note.tsx';
import { useDeed } from './use-money.ts';

type NoteDialogProps = {
  title: string;
  text: string;
  save: string;
  done: string;
  work: (note: string) => Promise<unknown>;
  onClose: () => void;
};

/** An action on money, with a note as its reason. */
export function NoteDialog({ work, onClose, ...words }: NoteDialogProps) {
  const texts = useTexts('staff').payments;
  const deed = useDeed();
  return (
    <AskNote
      words={{
        ...words,
        label: texts.note,
        hint: texts.noteHint,
        saving: texts.working,
        cancel: texts.cancel,
      }}
      work={async (note) => {
        const outcome = await deed(() => work(note));
        if (outcome === 'done') return null;
        return outcome === 'gone' ? { title: texts.gone, isOver: true } : { title: texts.notDone };
      }}
      onClose={onClose}
    />
  );
}
