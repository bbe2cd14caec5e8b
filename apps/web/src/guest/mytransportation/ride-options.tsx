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
  coupon: CouponView;
  ride: CouponView['transfers'][number];
  nowAt: number;
  /** Below the day of the ride, which offers its change. A ticket names the clock beside its time, the day does not. */
  isOnDay?: boolean;
};

/** At the foot of a ride's ticket: its deadlines for change and cancellation, by the clock of the place. */
export function RideOptions({ coupon, ride, nowAt, isOnDay = false }: RideOptionsProps) {
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
  return (
    <div className="mt-3 border-line border-t pt-3 sm:mt-4 sm:pt-4">
      <ul className="grid gap-1.5 text-small empty:hidden">
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
      {ride.viewer.can_change && !isOnDay && (
        <LinkButton
          variant="quiet"
          icon="edit"
          className="mt-1"
          href={editPath(coupon.coupon_id, ride.direction)}
        >
          {texts.changeFlight}
        </LinkButton>
      )}
    </div>
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
