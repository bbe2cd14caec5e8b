import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { useTexts } from '../i18n/i18n.tsx';
import type { AwaitedFlights } from './use-awaited-flights.ts';

/** The reason why a form of flights waits no longer: no connection, or no answer in time. Typed data stays either way. */
export function LookUpDialog({ flights, onRetry }: { flights: AwaitedFlights; onRetry: () => void }) {
  const texts = useTexts('booking').flight.unanswered;
  const { stop, setStop, typeByHand, askAgain } = flights;
  if (!stop) return null;
  const retry = () => void askAgain().then(onRetry);
  const words = texts[stop.kind];
  return (
    <Dialog
      onClose={() => setStop(null)}
      title={words.title}
      actions={
        <>
          <Button onClick={retry}>{texts.again}</Button>
          {stop.kind === 'noAnswer' && (
            <Button variant="secondary" onClick={() => typeByHand(stop.direction)}>
              {texts.byHand}
            </Button>
          )}
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
