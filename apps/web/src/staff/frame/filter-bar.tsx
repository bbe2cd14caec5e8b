import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { SectionIcon } from './section-icon.tsx';

/** A filter in force: its name and value in words. */
export type SetFilter = {
  readonly text: string;
  readonly remove: () => void;
  /** No control of the bar shows it, so it stands as a chip on every screen. */
  readonly isAlone?: boolean;
};

/** The filter of a choice; none while the first of its options stands, which narrows nothing. */
export function setOf<V extends string>({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: V;
  options: readonly { readonly value: V; readonly label: string }[];
  onChoose: (value: V) => void;
}): SetFilter[] {
  const [usual] = options;
  if (!usual || value === usual.value) return [];
  const chosen = options.find((option) => option.value === value)?.label ?? value;
  return [{ text: `${label}: ${chosen}`, remove: () => onChoose(usual.value) }];
}

type FilterBarProps = {
  set: readonly SetFilter[];
  /** Stays in sight: the search of a list, its day. */
  lead?: ReactNode;
  /** Behind the button on a phone. */
  beside?: ReactNode;
  /** On the button in place of “Filters”, with the number beside it. */
  label?: string;
  count?: number;
  /** Another one closes the panel of a phone: the rows that were asked for stand below. */
  asked?: string;
  children: ReactNode;
};

/** Above a list: its controls, in one line where there is room. On a phone one button holds them, with a chip for each that is set. */
export function FilterBar({ set, lead, beside, label, count = set.length, asked, children }: FilterBarProps) {
  const texts = useTexts('staff').lists;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [answered, setAnswered] = useState(asked);
  if (answered !== asked) {
    setAnswered(asked);
    setOpen(false);
  }
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // Closed with the focus in it, the panel gives it back.
    if (wasOpen.current && !isOpen && !isShown(document.activeElement)) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const toOpener = () => {
    const first = panel.current?.querySelector<HTMLElement>('input, select, button');
    (isShown(opener.current) ? opener.current : first)?.focus();
  };
  return (
    <div className="filter-bar">
      <div className="filter-row">
        {lead}
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="filter-open"
        >
          <SectionIcon name="settings" />
          {label ?? texts.filters}
          {count > 0 && <span className="filter-count">{count}</span>}
        </button>
        {beside}
      </div>
      {set.length > 0 && <Chips set={set} onLast={toOpener} />}
      <div ref={panel} id={id} data-open={isOpen} className="filter-panel">
        {children}
      </div>
    </div>
  );
}

const isShown = (element: Element | null): boolean => (element?.getClientRects().length ?? 0) > 0;

/** The next chip takes the focus of one that is removed. */
function Chips({ set, onLast }: { set: readonly SetFilter[]; onLast: () => void }) {
  const texts = useTexts('staff').lists;
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  const { length } = set;
  useLayoutEffect(() => {
    const at = removed.current;
    if (at === null) return;
    removed.current = null;
    list.current?.querySelectorAll('button')[Math.min(at, length - 1)]?.focus();
  }, [length]);
  return (
    <ul ref={list} aria-label={texts.filtersSet} className="filter-sets">
      {set.map(({ text, remove, isAlone }, at) => (
        <li key={text} className={classNames(isAlone && 'is-alone')}>
          <button
            type="button"
            className="filter-set"
            aria-label={texts.removeFilter(text)}
            onClick={() => {
              removed.current = at;
              if (length === 1) onLast();
              remove();
            }}
          >
            <span className="truncate">{text}</span>
            <Icon name="close" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
