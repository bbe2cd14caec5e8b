import type { Direction } from '@traslado/domain/booking/availability';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { BookedRide } from './booked-rides.ts';

type BookedDialogProps = {
  /** Standing rides among the wanted ones, the next one first; empty where they are not the guest's to see. */
  rides: readonly BookedRide[];
  /** The way that is still free, where there is one. */
  free: Direction | null;
  onManage: () => void;
  /** Left out where nothing can be booked. */
  onFree?: (way: Direction) => void;
  onAdditional?: () => void;
  onClose: () => void;
};

/** A leg is booked once: names the standing ride, and the other possible steps, managing it first. */
export function BookedDialog({ rides, free, onManage, onFree, onAdditional, onClose }: BookedDialogProps) {
  const texts = useTexts('booked');
  const isOwner = rides.some(({ owner }) => owner);
  return (
    <Dialog
      onClose={onClose}
      title={isOwner ? texts.title : texts.titleOther}
      actions={
        <>
          <Button onClick={onManage}>{isOwner ? texts.manage : texts.see}</Button>
          {free && onFree && (
            <Button variant="secondary" onClick={() => onFree(free)}>
              {texts.bookFree[free]}
            </Button>
          )}
          {onAdditional && (
            <Button variant="quiet" onClick={onAdditional}>
              {texts.additional}
            </Button>
          )}
        </>
      }
    >
      {rides.length > 0 && (
        <ul className="grid gap-4">
          {rides.map((ride) => (
            <li key={`${ride.direction}${ride.pick_up_date}${ride.coupon_id}`}>
              <Ride ride={ride} />
            </li>
          ))}
        </ul>
      )}
      <p>{isOwner ? texts.text : texts.textOther}</p>
    </Dialog>
  );
}

function Ride({ ride }: { ride: BookedRide }) {
  const texts = useTexts('booked');
  const locale = useLocale();
  const time = formatCivilTime(ride.pick_up_time, locale);
  return (
    <div className="flex gap-3">
      <Icon name="van" className="mt-0.5 shrink-0 text-accent" />
      <div>
        <p className="font-semibold">{texts.ways[ride.direction]}</p>
        <p className="first-letter:uppercase">{formatCivilDate(ride.pick_up_date, locale)}</p>
        <p className="text-soft">{texts.times[ride.direction](time, ride.zone_name)}</p>
        {ride.coupon_id && <p className="text-soft">{texts.number(ride.coupon_id)}</p>}
      </div>
    </div>
  );
}
