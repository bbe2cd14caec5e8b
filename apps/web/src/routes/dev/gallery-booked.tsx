import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { BookedDialog } from '../../guest/booked/booked-dialog.tsx';
import { PaymentUnderWay } from '../../guest/booked/booked-late.tsx';
import type { BookedRide } from '../../guest/booked/booked-rides.ts';

const arrival: BookedRide = {
  direction: 'arrival',
  owner: true,
  coupon_id: '41',
  service_date: '2026-12-21',
  pick_up_date: '2026-12-21',
  pick_up_time: '14:35',
  time_zone: 'America/Cancun',
  zone_name: 'Cancún',
};
const departure: BookedRide = {
  ...arrival,
  direction: 'departure',
  service_date: '2026-12-28',
  pick_up_date: '2026-12-28',
  pick_up_time: '10:50',
};

const ofAnother: BookedRide = { ...arrival, owner: false, coupon_id: null };

/** A leg that is booked already: both ways, one of them, another guest's, and one whose payment is under way. */
const CASES = {
  bothWaysBooked: (onClose) => (
    <BookedDialog
      rides={[arrival, departure]}
      free={null}
      onManage={onClose}
      onAdditional={onClose}
      onClose={onClose}
    />
  ),
  oneWayBooked: (onClose) => (
    <BookedDialog
      rides={[arrival]}
      free="departure"
      onManage={onClose}
      onFree={onClose}
      onAdditional={onClose}
      onClose={onClose}
    />
  ),
  bookedByAnother: (onClose) => (
    <BookedDialog
      rides={[ofAnother]}
      free="departure"
      onManage={onClose}
      onFree={onClose}
      onAdditional={onClose}
      onClose={onClose}
    />
  ),
  paymentUnderWay: (onClose) => <PaymentUnderWay onClose={onClose} />,
} satisfies Record<string, (onClose: () => void) => React.ReactNode>;

type Case = keyof typeof CASES;

/** Every dialog about a leg that is booked, opened by the name of its case. */
export function GalleryBooked() {
  const [open, setOpen] = useState<Case | null>(null);
  return (
    <div className="flex flex-wrap gap-3">
      {(Object.keys(CASES) as Case[]).map((one) => (
        <Button key={one} variant="secondary" onClick={() => setOpen(one)}>
          {one}
        </Button>
      ))}
      {open && CASES[open](() => setOpen(null))}
    </div>
  );
}
