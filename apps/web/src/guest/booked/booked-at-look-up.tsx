import { freeWay } from '@traslado/domain/booking/booked-legs';
import { useLocation } from 'wouter';
import { bookingStepPath, PATHS } from '../../shell/paths.ts';
import type { LegBooked } from '../stay/look-up-stay.ts';
import { openStay } from '../stay/stay-session.ts';
import { beginAdditional, beginFree } from './begin-beside.ts';
import { BookedDialog } from './booked-dialog.tsx';

/** Informs a guest at the look-up of a stay, before any step, that its leg is booked. */
export function BookedAtLookUp({ found, onClose }: { found: LegBooked; onClose: () => void }) {
  const [, navigate] = useLocation();
  const { stay, session, selection, canBook } = found;
  const toSteps = () => navigate(bookingStepPath('service'));
  return (
    <BookedDialog
      rides={found.rides}
      free={freeWay(stay.viewer.bookedLegs)}
      onManage={() => {
        openStay(stay, session, selection);
        navigate(PATHS.myTransportation);
      }}
      {...(canBook && {
        onFree: (way) => {
          beginFree(found, way);
          toSteps();
        },
        onAdditional: () => {
          beginAdditional(found);
          toSteps();
        },
      })}
      onClose={onClose}
    />
  );
}
