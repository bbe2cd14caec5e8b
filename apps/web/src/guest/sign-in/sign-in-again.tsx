import { useLocation } from 'wouter';
import { Dialog } from '../../components/dialog.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

type SignInAgainProps = {
  /** Booking that the page is about. */
  couponId: string;
  onClose: () => void;
};

/** Over a page whose session has ended. The page stays with its typed data: the guest stays too, so there is no address to come back to. */
export function SignInAgain({ couponId, onClose }: SignInAgainProps) {
  const { again } = useTexts('signIn');
  const [, navigate] = useLocation();
  return (
    <Dialog onClose={onClose} size="wide" title={again.title}>
      <p className="text-soft">{again.text}</p>
      <SignInPanel bookingNumber={couponId} onIn={onClose} onLeave={navigate} />
    </Dialog>
  );
}
