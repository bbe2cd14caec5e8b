import { myTransportationPath } from '@traslado/contract/pages';
import { useEffect, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { guestSession } from '../../data/session.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { PATHS } from '../../shell/paths.ts';
import { closeSignIn } from './open-sign-in.ts';
import { NoBookingYet, SignInPanel, useLeave } from './sign-in-panel.tsx';

/** The way into My transportation from any page. */
export function SignInDialog() {
  const texts = useTexts('signIn');
  const leave = useLeave(closeSignIn);
  // An open tab lent its session while this was on its way.
  const [isIn] = useState(() => guestSession() !== null);
  useEffect(() => {
    if (isIn) leave(PATHS.myTransportation);
  });
  if (isIn) return null;
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
