import type { MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { useBrand } from './brand/use-brand.ts';
import { LanguageSwitch } from './components/language-switch.tsx';
import { ThemeSwitch } from './components/theme-switch.tsx';
import { guestSession } from './data/session.ts';
import { preloadContact } from './guest/contact/contact-host.tsx';
import { openContact } from './guest/contact/open-contact.ts';
import { openSignIn } from './guest/sign-in/open-sign-in.ts';
import { preloadSignIn } from './guest/sign-in/sign-in-host.tsx';
import { useLocale, useTexts } from './i18n/i18n.tsx';
import { PATHS } from './shell/paths.ts';
import { Wordmark } from './shell/wordmark.tsx';

const LINK =
  'inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-small underline-offset-[6px] hover:underline decoration-2 decoration-accent';

/** Brand, the two links, language and theme. On phones the links go under the brand, never behind a menu button. */
export function Header() {
  const brand = useBrand();
  const texts = useTexts('shell');
  const locale = useLocale();
  const [location] = useLocation();
  /** Signed-in guests go there; others sign in over their page. The page itself has its own sign-in. */
  const enter = (event: MouseEvent) => {
    const opensAnother = event.metaKey || event.ctrlKey || event.shiftKey;
    if (opensAnother || guestSession() || location.startsWith(PATHS.myTransportation)) return;
    event.preventDefault();
    openSignIn();
  };
  return (
    <header className="shell relative z-10 flex flex-wrap items-center justify-between gap-x-2 pt-3 sm:gap-x-4 sm:py-4">
      <Link
        href={PATHS.home}
        aria-label={texts.home(brand.name)}
        className="inline-flex min-h-11 items-center rounded-sm"
      >
        <Wordmark />
      </Link>
      <div className="-mr-2 flex items-center sm:order-last">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <nav aria-label={texts.menu} className="-mx-3 flex w-full items-center sm:mx-0 sm:ml-auto sm:w-auto">
        <Link
          href={PATHS.myTransportation}
          className={LINK}
          onPointerEnter={() => preloadSignIn(locale)}
          onFocus={() => preloadSignIn(locale)}
          onClick={enter}
        >
          {texts.myTransportation}
        </Link>
        <button
          type="button"
          aria-haspopup="dialog"
          className={LINK}
          onPointerEnter={() => preloadContact(locale)}
          onFocus={() => preloadContact(locale)}
          onClick={() => openContact()}
        >
          {texts.contact}
        </button>
      </nav>
    </header>
  );
}
