import { useQuery } from '@tanstack/react-query';
import { bookedAmong, directionsOf, freeWay } from '@traslado/domain/booking/booked-legs';
import { useLocation } from 'wouter';
import { Dialog } from '../../components/dialog.tsx';
import { TwoButtons } from '../../components/two-buttons.tsx';
import { callApi } from '../../data/client.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { bookingStepPath, PATHS } from '../../shell/paths.ts';
import { bookingState, dispatch } from '../draft/booking-store.ts';
import { BookedDialog } from './booked-dialog.tsx';
import { ridesOf } from './booked-rides.ts';

type BookedLateProps = {
  onClose: () => void;
  /** Books the same answers once more, now as another vehicle. */
  onAgain: () => void;
};

/** The leg was booked since the stay was looked up, on another device or by another guest of the party. */
export function BookedLate({ onClose, onAgain }: BookedLateProps) {
  const [, navigate] = useLocation();
  // Fetched again: this page's copy of the bookings was out of date.
  const { data, isPending } = useQuery({
    queryKey: ['coupons', 'booked'],
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => callApi('listCoupons', {}, { signal }),
  });
  if (isPending) return null;
  const booked = ridesOf(data ?? []);
  return (
    <BookedDialog
      rides={bookedAmong(directionsOf(bookingState().trip), booked)}
      free={freeWay(booked)}
      onManage={() => navigate(PATHS.myTransportation)}
      onFree={(trip) => {
        // The address first: this step is no longer reached without a ride that is chosen.
        navigate(bookingStepPath('service'));
        dispatch({ type: 'tripChanged', trip });
      }}
      onAdditional={() => {
        dispatch({ type: 'additionalChosen', additional: true });
        onAgain();
      }}
      onClose={onClose}
    />
  );
}

/** A payment of the same leg is under way: there is nothing to do but wait. */
export function PaymentUnderWay({ onClose }: { onClose: () => void }) {
  const texts = useTexts('booked');
  const [, navigate] = useLocation();
  return (
    <Dialog
      onClose={onClose}
      title={texts.underWay.title}
      actions={
        <TwoButtons
          main={[texts.see, () => navigate(PATHS.myTransportation)]}
          other={[texts.underWay.close, onClose]}
        />
      }
    >
      <p>{texts.underWay.text}</p>
    </Dialog>
  );
}
