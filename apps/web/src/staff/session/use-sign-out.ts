import { useState } from 'react';
import { useLocation } from 'wouter';
import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { signOutStaff } from './staff-session.ts';

/** Signs out and goes to `path`; when the server cannot be reached, shows that and stays. */
export function useSignOut(path: string): { signOut: () => Promise<void>; isBusy: boolean } {
  const refusal = useTexts('staff').refusals['auth.sign_out_failed'];
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    const isOut = await signOutStaff(() => navigate(path, { replace: true }));
    setBusy(false);
    if (!isOut) notify(`${refusal.title}. ${refusal.text}`, 'bad');
  };
  return { signOut, isBusy };
}
