import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { brandPhone, useBrand } from '../../brand/use-brand.ts';
import { notify } from '../../components/notification.ts';
import { guestSession } from '../../data/session.ts';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { type Locale, languageOf } from '../../i18n/locale.ts';
import { PATHS } from '../../shell/paths.ts';
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
  const isOpen = useSignInOpen();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const failed = useTexts('shell').contactFailed;
  const phone = brandPhone(useBrand(), languageOf(locale))?.number;
  // In an object: React would call a bare component as an updater.
  const [dialog, setDialog] = useState<{ Dialog: ComponentType } | null>(null);

  useEffect(() => {
    if (!isOpen || dialog) return;
    let left = false;
    load(locale).then(
      (Dialog) => {
        if (left) return;
        if (!guestSession()) return setDialog({ Dialog });
        closeSignIn();
        navigate(PATHS.myTransportation);
      },
      () => {
        if (left) return;
        notify(failed, 'bad', phone ?? null);
        closeSignIn();
      },
    );
    return () => {
      left = true;
    };
  }, [isOpen, dialog, locale, failed, phone, navigate]);

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

  if (!isOpen || !dialog) return null;
  return (
    <Suspense fallback={null}>
      <dialog.Dialog />
    </Suspense>
  );
}
