import type { LookPage } from '@traslado/domain/desk/look';
import { lazy, useState } from 'react';
import { useParams } from 'wouter';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { LookFrame } from '../../guest/as-guest/look-frame.tsx';
import { LookTopics } from '../../guest/as-guest/look-topics.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { BrandBar } from '../../shell/brand-bar.tsx';
import type { EditTopic } from '../../shell/paths.ts';

// By the very files that guests load them from: others would be cut in smaller pieces, whose names every guest would load.
const Bookings = lazy(() =>
  import('../../guest/mytransportation/mytransportation-page.tsx').then((file) => ({
    default: file.Bookings,
  })),
);
const Confirmed = lazy(() => import('./confirmation.tsx').then((file) => ({ default: file.Confirmed })));
const Edit = lazy(() => import('../../guest/edit/edit-page.tsx').then((file) => ({ default: file.Edit })));
const Cancel = lazy(() =>
  import('../../guest/cancel/cancel-page.tsx').then((file) => ({ default: file.Cancel })),
);

const nothing = () => {};

function Page({ page, booking, topic }: { page: LookPage; booking: CouponView; topic: EditTopic }) {
  switch (page) {
    case 'confirmation':
      return <Confirmed coupon={booking} seenAt={null} />;
    case 'change':
      return <Edit key={topic} coupon={booking} topic={topic} />;
    case 'cancel':
      return <Cancel coupon={booking} onDone={nothing} />;
    case 'mytransportation':
      return (
        <Bookings
          coupons={[booking]}
          seenAt={null}
          name={booking.contact.name.split(' ')[0] ?? ''}
          onSignOut={nothing}
        />
      );
  }
}

const PAGES: Readonly<Record<string, LookPage>> = {
  confirmation: 'confirmation',
  change: 'change',
  cancel: 'cancel',
};

/** `/admin/as-guest/…`: the guest's pages of one booking, for staff in a view-as-guest session. */
export function AsGuest() {
  const { look = '', page: asked = '' } = useParams<{ look: string; page?: string }>();
  const page = PAGES[asked] ?? 'mytransportation';
  return (
    <>
      <BrandBar />
      <Look key={page} look={look} page={page} />
    </>
  );
}

function Look({ look, page }: { look: string; page: LookPage }) {
  const { leftOut } = useTexts('staff').look;
  const [topic, setTopic] = useState<EditTopic | null>(null);
  return (
    <LookFrame
      id={look}
      page={page}
      {...(page === 'change' && {
        note: leftOut.change,
        more: (booking) => <LookTopics booking={booking} topic={topic} onTopic={setTopic} />,
      })}
      {...(page === 'cancel' && { note: leftOut.cancel })}
    >
      {(booking) => (
        <Page page={page} booking={booking} topic={topic ?? booking.transfers[0]?.direction ?? 'contact'} />
      )}
    </LookFrame>
  );
}
