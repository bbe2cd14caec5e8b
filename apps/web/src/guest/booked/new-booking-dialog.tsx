import { freeWay } from '@traslado/domain/booking/booked-legs';
import { useLocation } from 'wouter';
import { guestSession } from '../../data/session.ts';
import { bookingStepPath } from '../../shell/paths.ts';
import { currentSelection, currentStay } from '../stay/stay-session.ts';
import { beginAdditional, beginFree } from './begin-beside.ts';
import { BookedDialog } from './booked-dialog.tsx';
import type { BookedRide } from './booked-rides.ts';

/** Before another booking is begun from the list of bookings: the standing rides. */
export function NewBookingDialog({ rides, onClose }: { rides: readonly BookedRide[]; onClose: () => void }) {
  const [, navigate] = useLocation();
  const [stay, session, selection] = [currentStay(), guestSession(), currentSelection()];
  const proved = stay && session && selection && { stay, session, selection };
  const toSteps = () => navigate(bookingStepPath('service'));
  return (
    <BookedDialog
      rides={rides}
      free={freeWay(rides)}
      // They are on the page already.
      onManage={onClose}
      {...(proved && {
        onFree: (way) => {
          beginFree(proved, way);
          toSteps();
        },
        onAdditional: () => {
          beginAdditional({
            ...proved,
            selection: { ...selection, typeReservation: 'RoundTrip', direction: '' },
          });
          toSteps();
        },
      })}
      onClose={onClose}
    />
  );
}
