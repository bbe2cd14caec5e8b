import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { askBookings } from '../frame/asked-bookings.ts';
import type { Entry, Group } from './results.ts';

type PaletteResultsProps = {
  id: string;
  label: string;
  groups: readonly Group[];
  active: Entry | undefined;
  activeLink: RefObject<HTMLAnchorElement | null>;
  onActive: (key: string) => void;
  onChosen: () => void;
};

export const optionId = (list: string, { key }: Entry): string => `${list}-${key}`;

/** Results, in groups. Each choice is a link, so that it can be opened beside the page as well; the focus stays in the box. */
export function PaletteResults({
  id,
  label,
  groups,
  active,
  activeLink,
  onActive,
  onChosen,
}: PaletteResultsProps) {
  const key = active?.key;
  /** A choice by key is scrolled into sight; one under a pointer is there. */
  const pointed = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (key === undefined || key === pointed.current) return;
    activeLink.current?.scrollIntoView({ block: 'nearest' });
  }, [key, activeLink]);

  const option = (entry: Entry, isAll = false) => {
    const isActive = entry.key === key;
    return (
      <Link
        key={entry.key}
        ref={isActive ? activeLink : null}
        id={optionId(id, entry)}
        href={entry.href}
        role="option"
        tabIndex={-1}
        aria-selected={isActive}
        onPointerDown={(event) => event.preventDefault()}
        onPointerMove={() => {
          pointed.current = entry.key;
          if (!isActive) onActive(entry.key);
        }}
        onClick={() => {
          if (entry.asksBookings !== undefined) askBookings(entry.asksBookings);
          onChosen();
        }}
        className={classNames(
          'flex min-h-11 scroll-my-10 items-center gap-3 rounded-sm px-3 py-1.5',
          isActive && 'bg-sunk outline-2 outline-ink -outline-offset-2',
        )}
      >
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere] sm:flex sm:items-baseline sm:justify-between sm:gap-4">
          <span
            className={isAll ? 'text-small underline decoration-control underline-offset-4' : 'font-medium'}
          >
            {entry.title}
          </span>
          {entry.about && <span className="block text-small text-soft sm:text-right">{entry.about}</span>}
        </span>
        {isAll && <Icon name="arrowRight" className="size-4" />}
      </Link>
    );
  };
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="-mx-3 grid min-h-0 content-start gap-4 overflow-y-auto overscroll-contain px-3 pb-1"
    >
      {groups.map(({ name, title, entries, all }) => (
        <fieldset key={name} aria-labelledby={`${id}-${name}`} className="min-w-0">
          <p
            id={`${id}-${name}`}
            role="presentation"
            className="px-3 pb-1 font-semibold text-caption text-soft"
          >
            {title}
          </p>
          {entries.map((entry) => option(entry))}
          {all && option(all, true)}
        </fieldset>
      ))}
    </div>
  );
}
