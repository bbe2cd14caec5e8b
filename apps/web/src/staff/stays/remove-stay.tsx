import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { AskDialog } from '../frame/form-dialog.tsx';
import { type AddedStay, useStayWrites } from './use-added-stays.ts';

/** Asks before a stay is removed. */
export function RemoveStay({ stay, onClose }: { stay: AddedStay; onClose: () => void }) {
  const { removal: texts } = useTexts('staff').addedStays;
  const { remove } = useStayWrites();
  const run = async () => {
    const outcome = await remove(stay);
    if (outcome.kind === 'saved' || outcome.kind === 'gone') {
      notify(texts.removed, 'good', stay.folio);
      return null;
    }
    const isBooked = outcome.kind === 'refused' && outcome.code === 'stay.has_booking';
    return isBooked ? texts.booked : texts.failed;
  };
  return (
    <AskDialog
      title={texts.title(stay.folio)}
      confirm={texts.confirm}
      busy={texts.busy}
      keep={texts.keep}
      isGrave
      onConfirm={run}
      onClose={onClose}
    >
      <p>{texts.text}</p>
    </AskDialog>
  );
}
