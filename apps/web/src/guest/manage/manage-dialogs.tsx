import { myTransportationPath } from '@traslado/contract/pages';
import { type ReactNode, use } from 'react';
import { useLocation } from 'wouter';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { useMoment } from '../../booking-parts/moment.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { CallLink } from '../../components/call-link.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { openContact } from '../contact/open-contact.ts';
import { InLook } from '../my-bookings/in-look.ts';
import { ManageFrame } from './manage-frame.tsx';

/** A person, one tap away. */
export function PersonButtons({ coupon }: { coupon: CouponView }) {
  const texts = useTexts('edit').dialogs;
  return (
    <>
      <CallLink variant="primary" phone={coupon.phone} />
      <Button
        variant="secondary"
        icon="mail"
        onClick={() => openContact({ resort: coupon.hotel, booking: coupon.folio })}
      >
        {texts.write}
      </Button>
    </>
  );
}

type Ride = CouponView['transfers'][number];

type WholePageProps = { coupon: CouponView; title: string };

type PageDialogProps = WholePageProps & { heading: string; children: ReactNode };

/**
 * In place of an unusable page: closing the dialog leads back. Staff in a view-as-guest session read it on the page, since a dialog would lie over
 * their own way out.
 */
export function PageDialog({ coupon, title, heading, children }: PageDialogProps) {
  const [, navigate] = useLocation();
  const isLook = use(InLook) !== null;
  return (
    <ManageFrame couponId={coupon.coupon_id} title={title}>
      {isLook ? (
        <Banner
          tone="warn"
          title={heading}
          action={
            <div className="flex flex-wrap gap-3">
              <PersonButtons coupon={coupon} />
            </div>
          }
        >
          {children}
        </Banner>
      ) : (
        <Dialog
          onClose={() => navigate(myTransportationPath(coupon.coupon_id))}
          title={heading}
          actions={<PersonButtons coupon={coupon} />}
        >
          <p>{children}</p>
        </Dialog>
      )}
    </ManageFrame>
  );
}

/** The page of a change that can no longer be made online. */
export function DeadlineDialog({ coupon, ride, title }: WholePageProps & { ride: Ride }) {
  const texts = useTexts('edit').dialogs.deadline;
  const moment = useMoment();
  return (
    <PageDialog coupon={coupon} title={title} heading={texts.title}>
      {texts.text(moment(ride.change_until, ride.pick_up))}
    </PageDialog>
  );
}

/** The page of a booking that is in no state to be changed. */
export function StateDialog({ coupon, title }: WholePageProps) {
  const texts = useTexts('edit').dialogs.state;
  return (
    <PageDialog coupon={coupon} title={title} heading={texts.title}>
      {texts.text}
    </PageDialog>
  );
}
