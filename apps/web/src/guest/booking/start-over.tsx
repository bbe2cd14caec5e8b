import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { bookingStepPath } from '../../shell/paths.ts';
import { resetBooking } from '../draft/booking-store.ts';

/** Gives the booking up after asking, and begins again at step 1 for the same stay. */
export function StartOver() {
  const texts = useTexts('booking').startOver;
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" className="text-small text-soft" onClick={() => setAsking(true)}>
        {texts.open}
      </Button>
      {isAsking && (
        <Dialog
          onClose={() => setAsking(false)}
          title={texts.title}
          actions={
            <>
              <Button
                onClick={() => {
                  setAsking(false);
                  // The address first: a step that is reset under itself would keep its old content.
                  navigate(bookingStepPath('service'));
                  resetBooking();
                }}
              >
                {texts.yes}
              </Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {texts.no}
              </Button>
            </>
          }
        >
          <p>{texts.text}</p>
        </Dialog>
      )}
    </>
  );
}
