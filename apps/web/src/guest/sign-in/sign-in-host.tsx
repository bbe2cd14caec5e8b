import { type ComponentType, Suspense, useEffect } from 'react';
import { guestSession } from '../../data/session.ts';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useLateDialog } from '../../shell/use-late-dialog.ts';
import { LOCAL_KEYS } from '../../storage/stored-keys.ts';
import { closeSignIn, useSignInOpen } from './open-sign-in.ts';

/** Comes late: the home page does without it. */
export const shareSession = (goesOn?: 'goesOn'): Promise<void> =>
  import('./share-session.ts').then((file) => file.shareSession(goesOn)).catch(() => undefined);

async function load(locale: Locale): Promise<ComponentType> {
  const [file] = await Promise.all([
    import('./sign-in-dialog.tsx'),
    loadCatalogue(locale, 'signIn'),
    loadCatalogue(locale, 'stay'),
    shareSession(),
  ]);
  return file.SignInDialog;
}

/** Fetches the dialog while a pointer is on its way to the link. A failure shows when it is opened. */
export function preloadSignIn(locale: Locale): void {
  load(locale).catch(() => undefined);
}

/** Holds the sign-in dialog for every page, and ends this tab's session when the guest signs out in another one. */
export function SignInHost() {
  const Dialog = useLateDialog({ isOpen: useSignInOpen(), load, close: closeSignIn });

  useEffect(() => {
    // A tab that is signed in answers the others, on whatever page it is.
    if (guestSession()) void shareSession();
    const follow = (event: StorageEvent) => {
      if (event.key === LOCAL_KEYS.signedOutAt && event.newValue)
        void import('./sign-out.ts').then(({ wipeGuest }) => wipeGuest());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  if (!Dialog) return null;
  return (
    <Suspense fallback={null}>
      <Dialog />
    </Suspense>
  );
}
