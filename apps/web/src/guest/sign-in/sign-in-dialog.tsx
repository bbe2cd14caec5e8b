import { myTransportationPath } from '@traslado/contract/pages';
import { Dialog } from '../../components/dialog.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { closeSignIn } from './open-sign-in.ts';
import { NoBookingYet, SignInPanel, useLeave } from './sign-in-panel.tsx';

/** The way into My transportation from any page. */
export function SignInDialog() {
  const texts = useTexts('signIn');
  const leave = useLeave(closeSignIn);
  return (
    <Dialog onClose={closeSignIn} size="wide" title={texts.title}>
      <p className="text-soft">{texts.lead}</p>
      <div>
        <SignInPanel onIn={(couponId) => leave(myTransportationPath(couponId))} onLeave={leave} />
        <NoBookingYet onLeave={leave} />
      </div>
    </Dialog>
  );
}
