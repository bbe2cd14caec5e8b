import { Dialog } from '../../components/dialog.tsx';
import { TwoButtons } from '../../components/two-buttons.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { PATHS } from '../../shell/paths.ts';
import type { SignInRefusal } from './prove-guest.ts';
import { startBooking } from './start-booking.ts';
import { StayRefusalDialog } from './stay-refusal-dialog.tsx';

type SignInRefusalDialogProps = {
  /** Null without a refusal. */
  refusal: SignInRefusal | null;
  onClose: () => void;
  onRetry: () => void;
  onArrival: () => void;
  /** In after all: the booking is over, but can be seen. */
  onIn: (couponId: string | null) => void;
  onLeave: (href: string) => void;
};

/** Explains why there is nothing to show, with the next step. */
export function SignInRefusalDialog(props: SignInRefusalDialogProps) {
  const { refusal, onClose, onRetry, onArrival, onIn, onLeave } = props;
  const texts = useTexts('signIn');
  if (!refusal) return null;
  if (refusal.kind === 'stay') {
    return (
      <StayRefusalDialog
        refusal={refusal.refusal}
        onClose={onClose}
        onRetry={onRetry}
        onAirport={onClose}
        onArrival={onArrival}
      />
    );
  }
  if (refusal.kind === 'bookingOver') {
    const words = texts.bookingOver[refusal.status];
    const see = () => {
      refusal.enter();
      onIn(refusal.couponId);
    };
    const bookAgain = () => {
      refusal.enter();
      onLeave(startBooking());
    };
    return (
      <Dialog
        onClose={see}
        title={words.title}
        actions={
          <TwoButtons main={[texts.bookingOver.see, see]} other={[texts.bookingOver.again, bookAgain]} />
        }
      >
        <p>{words.text}</p>
      </Dialog>
    );
  }
  const words =
    refusal.kind === 'bookingNotFound'
      ? texts.bookingNotFound
      : {
          ...texts.noTransportation,
          text: texts.noTransportation.text(refusal.property?.name ?? refusal.stay.resort),
        };
  // A stay that is proved goes straight on; without one the home page asks for it.
  const book = () => {
    if (refusal.kind === 'noTransportation') refusal.enter();
    onLeave(refusal.kind === 'noTransportation' ? startBooking() : PATHS.home);
  };
  return (
    <Dialog
      onClose={onClose}
      title={words.title}
      actions={<TwoButtons main={[texts.book, book]} other={[texts.cancel, onClose]} />}
    >
      <p>{words.text}</p>
      <p className="font-semibold">{words.question}</p>
    </Dialog>
  );
}
