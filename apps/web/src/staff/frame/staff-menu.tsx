import { MENU_GROUP_NAMES, type MenuGroup, pageAt, withoutTabs } from '@traslado/domain/access/menu';
import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Person } from '../session/use-profile.ts';
import { usePageTitles } from './use-page-titles.ts';

/** The pages that a person can open, in groups: beside the page where there is room, behind a button on a phone. */
export function StaffMenu({ menu }: { menu: Person['menu'] }) {
  const texts = useTexts('staff').frame;
  const [location] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const listed = withoutTabs(menu);
  const here = pageAt(listed, location);
  const title = usePageTitles();
  return (
    <div className="wide:sticky wide:top-0 wide:max-h-dvh wide:overflow-y-auto">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={here && texts.here(title(here.id))}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-3 border-line border-y-2 text-left font-semibold text-small wide:hidden"
      >
        <span>
          {texts.openMenu}
          {here && <span className="font-normal text-soft"> · {title(here.id)}</span>}
        </span>
        <Icon name="chevronDown" className={classNames('size-5', isOpen && 'rotate-180')} />
      </button>
      <nav
        id={id}
        aria-label={texts.menu}
        className={classNames(
          'gap-x-4 gap-y-5 py-4 sm:grid-cols-2 wide:grid wide:grid-cols-1',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        {MENU_GROUP_NAMES.map((group) => (
          <Group
            key={group}
            group={group}
            entries={listed.filter((entry) => entry.group === group)}
            here={here?.id}
            title={title}
            onGo={() => setOpen(false)}
          />
        ))}
      </nav>
    </div>
  );
}

type GroupProps = {
  group: MenuGroup;
  entries: Person['menu'];
  here: string | undefined;
  title: (id: string) => string;
  onGo: () => void;
};

function Group({ group, entries, here, title, onGo }: GroupProps) {
  const texts = useTexts('staff').frame;
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <div>
      <p id={id} className="px-3 font-semibold text-caption text-soft">
        {texts.groups[group]}
      </p>
      <ul aria-labelledby={id}>
        {entries.map(({ id: page, path }) => (
          <li key={page}>
            <Link
              href={path}
              onClick={onGo}
              aria-current={page === here ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-md px-3 text-small wide:min-h-9',
                page === here ? 'bg-ink font-semibold text-page' : 'hover:bg-sunk',
              )}
            >
              {title(page)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
