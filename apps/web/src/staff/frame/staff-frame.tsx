import { type ReactNode, useLayoutEffect } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { Page } from '../../shell/page.tsx';
import { PATHS } from '../../shell/paths.ts';
import type { Person } from '../session/use-profile.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { PaletteButton } from './palette-button.tsx';
import { StaffMenu } from './staff-menu.tsx';
import { PROFILE_PATH } from './staff-paths.ts';
import { UnusualPricesDialog } from './unusual-prices-dialog.tsx';

type StaffFrameProps = {
  person: Person;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** A list takes the whole width, a text does not. */
  wide?: boolean;
  /** The page before, above the title. */
  back?: { readonly href: string; readonly label: string };
};

/** The menu stands beside the page: both have more room than a guest's page, the head of the page with them. */
function useWiderPage(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--container-page', '90rem');
    return () => void style.removeProperty('--container-page');
  }, []);
}

/** Common frame of the staff's pages: the pages that this person can open, their name, and the way out. */
export function StaffFrame({ person, title, lead, children, wide, back }: StaffFrameProps) {
  useWiderPage();
  const texts = useTexts('staff').frame;
  const language = languageOf(useLocale());
  const { signOut, isBusy } = useSignOut(PATHS.signIn);
  const roles = person.roles.map((role) => person.role_titles[role]?.[language] ?? role).join(', ');
  const hasMenu = person.menu.length > 0;
  return (
    <Page title={title} className="shell flex w-full flex-1 flex-col pt-2 pb-16 sm:pt-4 wide:pb-24">
      <div className="flex flex-wrap items-center justify-between gap-x-4 py-1 wide:border-line wide:border-b-2">
        <p className="flex items-center gap-2.5 text-small text-soft">
          <Icon name="people" className="size-5" />
          <span>
            {person.needs_second_factor ? (
              texts.signedInAs(person.name)
            ) : (
              <Link
                href={PROFILE_PATH}
                className="underline decoration-2 decoration-control underline-offset-4 hover:decoration-accent"
              >
                {texts.signedInAs(person.name)}
              </Link>
            )}
            {roles && (
              <span className="block text-caption sm:ml-1.5 sm:inline">
                <span className="hidden sm:inline">· </span>
                {roles}
              </span>
            )}
          </span>
        </p>
        <div className="ml-auto flex items-center gap-4">
          {hasMenu && <PaletteButton />}
          <Button
            variant="quiet"
            className="text-small"
            onClick={() => void signOut()}
            busy={isBusy}
            busyLabel={texts.signingOut}
          >
            {texts.signOut}
          </Button>
        </div>
      </div>
      <div
        className={classNames(
          'wide:mt-6',
          hasMenu && 'wide:grid wide:grid-cols-[13rem_1fr] wide:items-start wide:gap-10',
        )}
      >
        {hasMenu && <StaffMenu menu={person.menu} />}
        <div className={classNames('mt-8 min-w-0 wide:mt-2', !wide && 'max-w-[52rem]')}>
          {back && (
            <LinkButton href={back.href} variant="quiet" icon="arrowLeft" className="-ml-2 mb-2 text-small">
              {back.label}
            </LinkButton>
          )}
          <h1 className="text-headline">{title}</h1>
          {lead && <p className="mt-3 max-w-prose text-lead text-soft">{lead}</p>}
          <div className="mt-8">{children}</div>
        </div>
      </div>
      <UnusualPricesDialog />
    </Page>
  );
}
