import { isOpenUntil } from '@traslado/domain/booking/deadlines';
import type { ReactNode } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { useMoment } from '../../booking-parts/moment.ts';
import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { editPath } from '../../shell/paths.ts';

type RideOptionsProps = {
  ride: CouponView['transfers'][number];
  nowAt: number;
  /** A ticket names the clock beside its time, the day of the ride does not. */
  isOnDay?: boolean;
};

/** At the foot of a ride's ticket: its deadlines for change and cancellation, by the clock of the place. */
export function RideOptions({ ride, nowAt, isOnDay = false }: RideOptionsProps) {
  const texts = useTexts('mytransportation').ride;
  const locale = useLocale();
  const inPlace = useMoment();
  if (ride.status !== 'confirmed' && ride.status !== 'pending') return null;
  const moment = (at: string) =>
    isOnDay ? inPlace(at, ride.pick_up) : formatInstant(at, ride.pick_up.time_zone, locale);
  const change = moment(ride.change_until);
  const cancel = moment(ride.cancel_until);
  const isChangeOpen = isOpenUntil(Date.parse(ride.change_until), nowAt);
  const isCancelOpen = isOpenUntil(Date.parse(ride.cancel_until), nowAt);
  // A passed deadline does not count while the airline keeps the ride frozen: the card of the day says so.
  const isChangeWaived = !isChangeOpen && ride.viewer.can_change;
  const isCancelWaived = !isCancelOpen && ride.viewer.can_cancel;
  if (isChangeWaived && isCancelWaived) return null;
  return (
    <div className="mt-3 sm:mt-4">
      <ul className="grid gap-1.5 text-small">
        {!isChangeWaived && (
          <Until isOpen={isChangeOpen}>
            {isChangeOpen ? texts.changeUntil(change) : texts.changeOver(change)}
          </Until>
        )}
        {!isCancelWaived && (
          <Until isOpen={isCancelOpen}>
            {isCancelOpen ? texts.cancelUntil(cancel) : texts.cancelOver(cancel)}
          </Until>
        )}
      </ul>
    </div>
  );
}

/** The way to the ride's change, in one word where a phone has no room for more. */
export function ChangeRide({ coupon, ride }: { coupon: CouponView; ride: RideOptionsProps['ride'] }) {
  const texts = useTexts('mytransportation').ride;
  if (!ride.viewer.can_change) return null;
  return (
    <LinkButton
      variant="quiet"
      icon="edit"
      className="-my-2 text-small"
      href={editPath(coupon.coupon_id, ride.direction)}
    >
      <span className="sm:hidden" aria-hidden="true">
        {texts.change}
      </span>
      <span className="max-sm:visually-hidden">{texts.changeFlight}</span>
    </LinkButton>
  );
}

function Until({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <li className={isOpen ? 'flex gap-2.5' : 'flex gap-2.5 text-soft'}>
      <Icon name={isOpen ? 'check' : 'close'} className={isOpen ? 'size-5 text-good' : 'size-5'} />
      {children}
    </li>
  );
}
