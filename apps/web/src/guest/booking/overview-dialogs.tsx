import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { moneyText } from '../../booking-parts/booking-words.ts';
import { Button } from '../../components/button.tsx';
import { CallLink } from '../../components/call-link.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { type Difference, OldAndNew } from '../../components/old-and-new.tsx';
import { TwoButtons } from '../../components/two-buttons.tsx';
import { formatCivilTime } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { bookingStepPath, PATHS } from '../../shell/paths.ts';
import { dispatch, endBooking } from '../draft/booking-store.ts';
import { closeStay } from '../stay/stay-session.ts';
import type { BookOutcome } from './book.ts';
import { SoonDialog } from './flights-dialogs.tsx';
import { OtherLegButton } from './other-leg-button.tsx';
import { TimeStop } from './time-stop.tsx';
import type { BookingView } from './use-booking-view.ts';

const BookedLate = lazy(() =>
  import('../booked/booked-late.tsx').then((file) => ({ default: file.BookedLate })),
);
const PaymentUnderWay = lazy(() =>
  import('../booked/booked-late.tsx').then((file) => ({ default: file.PaymentUnderWay })),
);

/** Stops of step 3. */
export type OverviewStop =
  | { kind: 'noRate' }
  | { kind: 'priceChanged'; shownMinor: number; dueMinor: number }
  | Exclude<BookOutcome, { kind: 'booked' }>;

type OverviewDialogsProps = {
  stop: OverviewStop | null;
  view: BookingView;
  onClose: () => void;
  /** The guest takes the price that the server asks. */
  onAccept?: () => void;
  onRetry?: () => void;
};

const SOON = [
  'booking.today_by_phone',
  'booking.too_late_for_tomorrow',
  'booking.in_the_past',
  'booking.too_far_ahead',
];

/** Every way in which a booking is not made, with the next step. No difference from the shown booking is ever taken silently. */
export function OverviewDialogs({ stop, view, onClose, onAccept, onRetry }: OverviewDialogsProps) {
  const { tryAgain } = useTexts('booking');
  const words = useTexts('bookingEnd').overviewStops;
  const [, navigate] = useLocation();
  if (!stop) return null;

  switch (stop.kind) {
    case 'noRate': {
      const leave = () => navigate(bookingStepPath('service'));
      return (
        <Dialog
          onClose={leave}
          title={words.noRate.title}
          actions={
            <TwoButtons main={[words.refresh, () => window.location.reload()]} other={[words.close, leave]} />
          }
        >
          <p>{words.noRate.text}</p>
        </Dialog>
      );
    }
    case 'priceChanged':
      return <PriceChanged stop={stop} view={view} onClose={onClose} onAccept={onAccept} />;
    case 'differs':
      return (
        <Dialog
          onClose={onClose}
          title={words.differs.title}
          actions={
            <TwoButtons
              main={[words.differs.review, () => navigate(bookingStepPath('flights'))]}
              other={[words.goBack, onClose]}
            />
          }
        >
          <p>{words.differs.text}</p>
          <Differences expected={stop.expected} view={view} />
        </Dialog>
      );
    case 'timeDiffers':
      return <TimeStop expected={stop.expected} view={view} onClose={onClose} onRetry={onRetry} />;
    case 'groupRefused':
      return <GroupRefused detail={stop.detail} />;
    case 'signedOut':
      return (
        <Dialog closable={false} onClose={onClose} title={words.failed.title} actions={<LogOutButton />}>
          <p>{words.signedOut}</p>
        </Dialog>
      );
    case 'refused':
      if (stop.code === 'coupon.leg_booked' || stop.code === 'payment.under_way')
        return (
          <Suspense fallback={null}>
            {stop.code === 'payment.under_way' ? (
              <PaymentUnderWay onClose={onClose} />
            ) : (
              <BookedLate onClose={onClose} onAgain={onRetry ?? onClose} />
            )}
          </Suspense>
        );
      if (SOON.includes(stop.code))
        return <SoonDialog code={stop.code} direction={legOf(stop.field)} view={view} onClose={onClose} />;
      return <Refused {...stop} view={view} onClose={onClose} />;
    default:
      return (
        <Dialog
          onClose={onClose}
          title={words.failed.title}
          actions={
            <>
              <Button onClick={onRetry}>{tryAgain}</Button>
              <LogOutButton />
            </>
          }
        >
          <p>{stop.kind === 'noAnswer' ? words.noAnswer : words.failed.text}</p>
        </Dialog>
      );
  }
}

const legOf = (field: string | undefined) =>
  field?.startsWith('departure') ? ('departure' as const) : ('arrival' as const);

type PriceChangedProps = Pick<OverviewDialogsProps, 'view' | 'onClose' | 'onAccept'> & {
  stop: Extract<OverviewStop, { kind: 'priceChanged' }>;
};

function PriceChanged({ stop, view, onClose, onAccept }: PriceChangedProps) {
  const { price } = useTexts('booking');
  const words = useTexts('bookingEnd').overviewStops;
  const old = moneyText(stop.shownMinor, view.locale);
  const now = moneyText(stop.dueMinor, view.locale);
  return (
    <Dialog
      onClose={onClose}
      title={words.priceChanged.title}
      actions={
        <TwoButtons main={[words.priceChanged.accept(now), onAccept]} other={[words.goBack, onClose]} />
      }
    >
      <OldAndNew rows={[{ key: 'total', label: price.total, old, now }]} />
      <p>{words.priceChanged.text}</p>
    </Dialog>
  );
}

/** The stays cannot ride together: the guest's own goes on alone. */
function GroupRefused({ detail }: { detail: string }) {
  const words = useTexts('bookingEnd').overviewStops;
  const [, navigate] = useLocation();
  const goOn = () => {
    // The address first: this step is no longer reached without the stays.
    navigate(bookingStepPath('flights'));
    dispatch({ type: 'groupReset' });
  };
  return (
    <Dialog
      onClose={goOn}
      title={words.groupReset.title}
      actions={<Button onClick={goOn}>{words.review}</Button>}
    >
      <p className="font-semibold">{detail}</p>
      <p>{words.groupReset.text}</p>
    </Dialog>
  );
}

type RefusedProps = Pick<OverviewDialogsProps, 'view' | 'onClose'> & {
  code: string;
  field?: string | undefined;
  detail: string;
};

/** The server's reason, with the step where it can be mended and a person to call. */
function Refused({ code, field, detail, view, onClose }: RefusedProps) {
  const words = useTexts('bookingEnd').overviewStops;
  const [, navigate] = useLocation();
  const step = code.startsWith('service.') ? 'service' : 'flights';
  return (
    <Dialog
      onClose={onClose}
      title={words.failed.title}
      actions={
        <>
          <Button onClick={() => navigate(bookingStepPath(step))}>{words.review}</Button>
          <OtherLegButton code={code} direction={legOf(field)} view={view} />
          {view.property && <CallLink phone={view.property.phone} />}
        </>
      }
    >
      <p>{detail}</p>
    </Dialog>
  );
}

function LogOutButton() {
  const texts = useTexts('bookingEnd').overviewStops;
  const [, navigate] = useLocation();
  return (
    <Button
      variant="secondary"
      onClick={() => {
        endBooking();
        closeStay();
        navigate(PATHS.home);
      }}
    >
      {texts.logOut}
    </Button>
  );
}

/** The differences that mean something to a person; any other one only shows that something about the ride has changed. */
function Differences({ expected, view }: { expected: Readonly<Record<string, unknown>>; view: BookingView }) {
  const texts = useTexts('booking');
  const { overview, overviewStops } = useTexts('bookingEnd');
  const { state, locale, due } = view;
  const rows = Object.entries(expected).flatMap(([field, value]): Difference[] => {
    const leg = /^(arrival|departure)\.service_time$/.exec(field)?.[1] as 'arrival' | 'departure' | undefined;
    if (leg && typeof value === 'string') {
      const shown = state.pickup[leg]?.time;
      const label = texts.pickUp.title[leg];
      return [
        {
          key: field,
          label,
          old: shown ? formatCivilTime(shown, locale) : '—',
          now: formatCivilTime(value, locale),
        },
      ];
    }
    if (field === 'pax')
      return [
        {
          key: field,
          label: overview.passengers,
          old: String(due?.totalPassengers ?? '—'),
          now: String(value),
        },
      ];
    if (field === 'amount' && typeof value === 'number') {
      return [
        {
          key: field,
          label: texts.price.total,
          old: due ? moneyText(due.dueMinor, locale) : '—',
          now: `USD ${value.toFixed(2)}`,
        },
      ];
    }
    return [];
  });
  const other = {
    key: 'ride',
    label: texts.ticket.ride,
    old: view.chosen?.sheet.name ?? '',
    now: overviewStops.differs.changed,
  };
  return <OldAndNew rows={rows.length > 0 ? rows : [other]} />;
}
