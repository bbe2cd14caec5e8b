import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { type AddedStay, useStayWrites } from './use-added-stays.ts';

/** Asks before a stay is removed. */
export function RemoveStay({ stay, onClose }: { stay: AddedStay; onClose: () => void }) {
  const { removal: texts } = useTexts('staff').addedStays;
  const { remove } = useStayWrites();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await remove(stay);
    setBusy(false);
    if (outcome.kind === 'saved' || outcome.kind === 'gone') {
      notify(texts.removed, 'good', stay.folio);
      return onClose();
    }
    const isBooked = outcome.kind === 'refused' && outcome.code === 'stay.has_booking';
    setFailure(isBooked ? texts.booked : texts.failed);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(stay.folio)}
      actions={
        <>
          <Button variant="danger" busy={isBusy} busyLabel={texts.busy} onClick={() => void run()}>
            {texts.confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.keep}
          </Button>
        </>
      }
    >
      {failure && (
        <Banner tone="bad" live>
          {failure}
        </Banner>
      )}
      <p>{texts.text}</p>
    </Dialog>
  );
}
