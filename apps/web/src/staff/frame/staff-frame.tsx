import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { Page } from '../../shell/page.tsx';
import { PATHS } from '../../shell/paths.ts';
import type { Person } from '../session/use-profile.ts';
import { useSignOut } from '../session/use-sign-out.ts';

type StaffFrameProps = {
  person: Person;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** A list takes the whole width, a text does not. */
  wide?: boolean;
  /** Where one came from, above the title. */
  back?: { readonly href: string; readonly label: string };
};

/** Whether a page of the menu is the one on screen, or the one above it. */
const isAt = (path: string, location: string): boolean =>
  location === path || (path !== PATHS.admin && location.startsWith(`${path}/`));

/** What the staff's pages have in common: the pages that this person can open, who they are, and the way out. */
export function StaffFrame({ person, title, lead, children, wide, back }: StaffFrameProps) {
  const texts = useTexts('staff').frame;
  const [location] = useLocation();
  const { signOut, isBusy } = useSignOut(PATHS.signIn);
  const roles = person.roles.map((role) => texts.roles[role] ?? role).join(', ');
  return (
    <Page title={title} className="shell flex w-full flex-1 flex-col pt-4 pb-16 sm:pt-6 wide:pb-24">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-y-2 py-1.5">
        <nav aria-label={texts.menu}>
          <ul className="flex flex-wrap gap-x-1">
            {person.menu.map(({ id, path }) => (
              <li key={id}>
                <Link
                  href={path}
                  aria-current={isAt(path, location) ? 'page' : undefined}
                  className={classNames(
                    'inline-flex min-h-11 items-center rounded-full px-4 font-semibold text-small',
                    isAt(path, location) ? 'bg-ink text-page' : 'hover:bg-sunk',
                  )}
                >
                  {texts.pages[id] ?? id}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="flex items-center gap-2.5 text-small text-soft">
            <Icon name="people" className="size-5" />
            <span>
              {texts.signedInAs(person.name)}
              {roles && (
                <span className="block text-caption sm:ml-1.5 sm:inline">
                  <span className="hidden sm:inline">· </span>
                  {roles}
                </span>
              )}
            </span>
          </p>
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
      <div className={classNames('mt-8 sm:mt-12', !wide && 'max-w-[52rem]')}>
        {back && (
          <LinkButton href={back.href} variant="quiet" icon="arrowLeft" className="-ml-2 mb-2 text-small">
            {back.label}
          </LinkButton>
        )}
        <h1 className="text-headline">{title}</h1>
        {lead && <p className="mt-3 max-w-prose text-lead text-soft">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </Page>
  );
}
