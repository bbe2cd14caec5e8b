import { type ReactNode, Suspense, useEffect, useId, useLayoutEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useBrand } from '../../brand/use-brand.ts';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { LanguageSwitch } from '../../components/language-switch.tsx';
import { ThemeSwitch } from '../../components/theme-switch.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { ErrorBoundary } from '../../shell/error-boundary.tsx';
import { ErrorPage } from '../../shell/error-page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { Wordmark } from '../../shell/wordmark.tsx';
import type { Person } from '../session/use-profile.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { MenuBar } from './menu-bar.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PaletteButton } from './palette-button.tsx';
import { useRowHeightLook } from './row-height.ts';
import { StaffMenu } from './staff-menu.tsx';
import { PROFILE_PATH } from './staff-paths.ts';
import { UndoBar } from './undo-bar.tsx';
import { UnusualPricesDialog } from './unusual-prices-dialog.tsx';
import { useMenu } from './use-menu.ts';
import { useSubmitKey } from './use-submit-key.ts';

type StaffShellProps = {
  person: Person;
  /** A link to this address has the pointer or the focus. */
  onAim: (path: string) => void;
  children: ReactNode;
};

/** A workplace is set smaller and closer than a guest's page (styles/workplace.css). */
function useWorkplaceLook(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.workplace = '';
    return () => {
      delete dataset.workplace;
    };
  }, []);
}

/** Tells of links of staff that are about to be followed. */
function useAim(onAim: (path: string) => void): void {
  useEffect(() => {
    const aim = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="/admin"]') : null;
      if (link instanceof HTMLAnchorElement) onAim(link.pathname);
    };
    const kinds = ['pointerover', 'focusin'] as const;
    for (const kind of kinds) document.addEventListener(kind, aim);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, aim);
    };
  }, [onAim]);
}

/** The frame of staff's pages: brand, search, menu and account. It stands while the pages in it change. */
export function StaffShell({ person, onAim, children }: StaffShellProps) {
  const [location] = useLocation();
  // The panel of a phone covers the page that it leads to: it is open on one page only.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === location;
  const brand = useBrand();
  const shell = useTexts('shell');
  const menu = useMenu(person);
  const panel = useId();
  useWorkplaceLook();
  useRowHeightLook();
  useAim(onAim);
  useSubmitKey();
  return (
    <div className="workplace flex flex-1 flex-col wide:flex-row">
      <header className="workplace-side">
        <div className="workplace-brand">
          <a
            href={PATHS.home}
            aria-label={shell.home(brand.name)}
            className="inline-flex min-h-11 min-w-0 items-center rounded-sm"
          >
            <Wordmark />
          </a>
          {menu.sections.length > 0 && <PaletteButton />}
        </div>
        <div id={panel} className={classNames('workplace-panel', !isOpen && 'is-closed')}>
          {menu.sections.length > 0 && <StaffMenu menu={menu} />}
          <Account person={person} />
        </div>
      </header>
      <div className="workplace-page">
        <ErrorBoundary key={location} fallback={() => <ErrorPage />}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
          <UnusualPricesDialog />
        </ErrorBoundary>
      </div>
      <UndoBar />
      <MenuBar
        menu={menu}
        panel={panel}
        isOpen={isOpen}
        onToggle={() => setOpenAt(isOpen ? null : location)}
      />
    </div>
  );
}

/** The signed-in person, the switches of the device, and the way out. */
function Account({ person }: { person: Person }) {
  const texts = useTexts('staff').frame;
  const language = languageOf(useLocale());
  const { signOut, isBusy } = useSignOut(PATHS.signIn);
  const roles = person.roles.map((role) => person.role_titles[role]?.[language] ?? role).join(', ');
  const name = (
    <span className="block truncate" title={texts.signedInAs(person.name)}>
      <span className="visually-hidden">{texts.signedInAs(person.name)}</span>
      <span aria-hidden="true">{person.name}</span>
    </span>
  );
  return (
    <div className="mt-auto grid gap-1 border-line border-t pt-3 text-small">
      <div className="px-2 leading-tight">
        {person.needs_second_factor ? (
          name
        ) : (
          <Link href={PROFILE_PATH} className="font-semibold hover:underline">
            {name}
          </Link>
        )}
        {roles && <span className="block truncate text-caption text-soft">{roles}</span>}
      </div>
      <div className="flex items-center justify-between">
        <div className="flex items-center">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <Button
          variant="quiet"
          className="mr-0 text-small"
          onClick={() => void signOut()}
          busy={isBusy}
          busyLabel={texts.signingOut}
        >
          {texts.signOut}
        </Button>
      </div>
    </div>
  );
}
