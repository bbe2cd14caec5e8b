import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { SectionIcon } from './section-icon.tsx';
import type { Menu, ShownSection } from './use-menu.ts';
import { usePageTitles } from './use-page-titles.ts';

/** The sections of a person's work. The pages of a section are folded under it until it is opened. */
export function StaffMenu({ menu: { sections, here } }: { menu: Menu }) {
  const texts = useTexts('staff').frame;
  const nav = useRef<HTMLElement>(null);
  const page = here?.id;
  useEffect(() => {
    if (page) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [page]);
  return (
    <nav
      ref={nav}
      aria-label={texts.menu}
      className="workplace-menu min-h-0 flex-1 overscroll-contain py-2 wide:-mx-1 wide:px-1"
    >
      <ul className="grid grid-cols-1 gap-0.5">
        {sections.map((section) => (
          <Section key={section.name} section={section} here={here?.id} />
        ))}
      </ul>
    </nav>
  );
}

/** The number of waiting rows; nothing for none. */
export function Waiting({ count }: { count: number }) {
  const texts = useTexts('staff').frame;
  if (count === 0) return null;
  return (
    <span className="menu-count">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{texts.waiting(count)}</span>
    </span>
  );
}

function Section({ section, here }: { section: ShownSection; here: string | undefined }) {
  const texts = useTexts('staff').frame;
  const titleOf = usePageTitles();
  const [unfolded, setUnfolded] = useState<boolean | null>(null);
  const id = useId();
  const { name, lead, title, path, folded, waiting, isHere } = section;
  const isOpen = unfolded ?? isHere;
  const isPage = here !== undefined && here === lead;
  return (
    <li>
      <div className={classNames('menu-row', isPage && 'is-here')}>
        <Link
          href={path}
          aria-current={isPage ? 'page' : undefined}
          className={classNames('menu-entry flex-1', isHere && 'font-semibold')}
        >
          <SectionIcon name={name} />
          <span className="min-w-0 flex-1 truncate">{title}</span>
          <Waiting count={waiting} />
        </Link>
        {folded.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={texts.pagesOf(title)}
            onClick={() => setUnfolded(!isOpen)}
            className="grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-sunk hover:text-ink wide:size-9"
          >
            <Icon name="chevronDown" className={classNames('size-4', !isOpen && '-rotate-90')} />
          </button>
        )}
      </div>
      <div
        id={id}
        hidden={!isOpen}
        className="mb-1 ml-[1.375rem] grid grid-cols-1 gap-1 border-line border-l pl-1.5"
      >
        {isOpen &&
          folded.map(({ heading, pages }) => (
            <Fragment key={pages[0]?.id}>
              {heading && (
                <p id={`${id}-${heading}`} className="menu-heading">
                  {texts.headings[heading]}
                </p>
              )}
              <ul aria-labelledby={heading ? `${id}-${heading}` : undefined} className="grid grid-cols-1">
                {pages.map((page) => (
                  <li key={page.id}>
                    <Link
                      href={page.path}
                      aria-current={page.id === here ? 'page' : undefined}
                      className={classNames('menu-entry', page.id === here && 'is-here font-semibold')}
                    >
                      <span className="min-w-0 py-1 leading-tight">{titleOf(page.id)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
      </div>
    </li>
  );
}
