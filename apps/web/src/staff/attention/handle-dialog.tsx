import { useTexts } from '../../i18n/i18n.tsx';
import { AskNote } from '../frame/ask-note.tsx';
import { useAlertWords } from './alert-card.tsx';
import { type Alert, useHandleAlert } from './use-alerts.ts';

/** Marks an alert as handled, with a note. */
export function HandleDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const texts = useTexts('staff').attention;
  const { title } = useAlertWords()(alert.kind);
  const handle = useHandleAlert();
  const { note: label, noteHint: hint, save, saving, done, cancel } = texts;
  return (
    <AskNote
      words={{ title, label, hint, save, saving, done, cancel }}
      work={async (note) => {
        const outcome = await handle(alert.id, note);
        if (outcome === 'handled') return null;
        return outcome === 'gone' ? { ...texts.gone, isOver: true } : texts.notSaved;
      }}
      onClose={onClose}
    />
  );
}
