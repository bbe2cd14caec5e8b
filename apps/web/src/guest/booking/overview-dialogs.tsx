import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { moneyText } from '../../booking-parts/booking-words.ts';
import { Button } from '../../components/button.tsx';
import { CallLink } from '../../components/call-link.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { type Difference, OldAndNew } from '../../components/old-and-new.tsx';
import { TwoButtons } from '../../components/two-buttons.tsx';
import { formatCivilTime } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { bookingStepPath, PATHS } from '../../shell/paths.ts';
import { dispatch, endBooking } from '../draft/booking-store.ts';
import { closeStay } from '../stay/stay-session.ts';
import type { BookOutcome } from './book.ts';
import { SoonDialog } from './flights-dialogs.tsx';
import { TimeStop } from './time-stop.tsx';
import type { BookingView } from './use-booking-view.ts';

const BookedLate = lazyPart(() => import('../booked/booked-late.tsx'), 'BookedLate');
const PaymentUnderWay = lazyPart(() => import('../booked/booked-late.tsx'), 'PaymentUnderWay');

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
  const texts = useTexts('booking');
  const [, navigate] = useLocation();
  if (!stop) return null;
  const words = texts.overviewStops;
  const go = (step: 'service' | 'flights') => navigate(bookingStepPath(step));
  switch (stop.kind) {
    case 'noRate':
      return (
        <Dialog
          open
          onClose={() => go('service')}
          title={words.noRate.title}
          actions={
            <TwoButtons
              main={[words.refresh, () => window.location.reload()]}
              other={[words.close, () => go('service')]}
            />
          }
        >
          <p>{words.noRate.text}</p>
        </Dialog>
      );
    case 'priceChanged': {
      const now = moneyText(stop.dueMinor, view.locale);
      const old = moneyText(stop.shownMinor, view.locale);
      return (
        <Dialog
          open
          onClose={onClose}
          title={words.priceChanged.title}
          actions={
            <TwoButtons main={[words.priceChanged.accept(now), onAccept]} other={[words.goBack, onClose]} />
          }
        >
          <OldAndNew rows={[{ key: 'total', label: texts.price.total, old, now }]} />
          <p>{words.priceChanged.text}</p>
        </Dialog>
      );
    }
    case 'differs':
      return (
        <Dialog
          open
          onClose={onClose}
          title={words.differs.title}
          actions={
            <TwoButtons main={[words.differs.review, () => go('flights')]} other={[words.goBack, onClose]} />
          }
        >
          <p>{words.differs.text}</p>
          <Differences expected={stop.expected} view={view} />
        </Dialog>
      );
    case 'timeDiffers':
      return <TimeStop expected={stop.expected} view={view} onClose={onClose} onRetry={onRetry} />;
    case 'groupRefused': {
      const goOn = () => {
        // The address first: this step is no longer reached without the stays.
        go('flights');
        dispatch({ type: 'groupReset' });
      };
      return (
        <Dialog
          open
          onClose={goOn}
          title={texts.addStay.groupReset.title}
          actions={<Button onClick={goOn}>{words.review}</Button>}
        >
          <p className="font-semibold">{stop.detail}</p>
          <p>{texts.addStay.groupReset.text}</p>
        </Dialog>
      );
    }
    case 'refused':
      return <Refused stop={stop} view={view} onClose={onClose} onRetry={onRetry} />;
    default:
      return <NotBooked kind={stop.kind} onClose={onClose} onRetry={onRetry} />;
  }
}

type NotBookedProps = Pick<OverviewDialogsProps, 'onClose' | 'onRetry'> & { kind: OverviewStop['kind'] };

/** There was no answer, or the session is over. */
function NotBooked({ kind, onClose, onRetry }: NotBookedProps) {
  const texts = useTexts('booking');
  const [, navigate] = useLocation();
  const words = texts.overviewStops;
  const isOut = kind === 'signedOut';
  const logOut = () => {
    endBooking();
    closeStay();
    navigate(PATHS.home);
  };
  return (
    <Dialog
      open
      closable={!isOut}
      onClose={onClose}
      title={words.failed.title}
      actions={
        isOut ? (
          <Button variant="secondary" onClick={logOut}>
            {words.logOut}
          </Button>
        ) : (
          <TwoButtons main={[texts.tryAgain, onRetry]} other={[words.logOut, logOut]} />
        )
      }
    >
      <p>{isOut ? words.signedOut : kind === 'noAnswer' ? words.noAnswer : words.failed.text}</p>
    </Dialog>
  );
}

type RefusedProps = Pick<OverviewDialogsProps, 'view' | 'onClose' | 'onRetry'> & {
  stop: Extract<OverviewStop, { kind: 'refused' }>;
};

/** The server said no; its reason leads to the next step. */
function Refused({ stop: { code, detail }, view, onClose, onRetry }: RefusedProps) {
  const words = useTexts('booking').overviewStops;
  const [, navigate] = useLocation();
  if (code === 'coupon.leg_booked' || code === 'payment.under_way')
    return (
      <Suspense fallback={null}>
        {code === 'payment.under_way' ? (
          <PaymentUnderWay onClose={onClose} />
        ) : (
          <BookedLate onClose={onClose} onAgain={onRetry ?? onClose} />
        )}
      </Suspense>
    );
  if (SOON.includes(code)) return <SoonDialog code={code} view={view} onClose={onClose} />;
  const step = code.startsWith('service.') ? 'service' : 'flights';
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.failed.title}
      actions={
        <>
          <Button onClick={() => navigate(bookingStepPath(step))}>{words.review}</Button>
          {view.property && <CallLink phone={view.property.phone} />}
        </>
      }
    >
      <p>{detail}</p>
    </Dialog>
  );
}

/** The differences that mean something to a person; any other one only shows that something about the ride has changed. */
function Differences({ expected, view }: { expected: Readonly<Record<string, unknown>>; view: BookingView }) {
  const texts = useTexts('booking');
  const { state, locale, due } = view;
  const rows = Object.entries(expected).flatMap(([key, value]): Difference[] => {
    const row = (label: string, old: string | null | undefined, now: string) => [
      { key, label, old: old || '—', now },
    ];
    const leg = /^(arrival|departure)\.service_time$/.exec(key)?.[1] as 'arrival' | 'departure' | undefined;
    if (leg && typeof value === 'string') {
      const shown = state.pickup[leg]?.time;
      return row(
        texts.pickUp.title[leg],
        shown && formatCivilTime(shown, locale),
        formatCivilTime(value, locale),
      );
    }
    if (key === 'pax')
      return row(texts.overview.passengers, due && String(due.totalPassengers), String(value));
    if (key === 'amount' && typeof value === 'number')
      return row(texts.price.total, due && moneyText(due.dueMinor, locale), `USD ${value.toFixed(2)}`);
    return [];
  });
  const other = {
    key: 'ride',
    label: texts.ticket.ride,
    old: view.chosen?.sheet.name ?? '',
    now: texts.overviewStops.differs.changed,
  };
  return <OldAndNew rows={rows.length > 0 ? rows : [other]} />;
}
