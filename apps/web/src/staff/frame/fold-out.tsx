import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { useFocusLeave, useListener } from '../../components/use-listener.ts';

const isBehindDialog = (): boolean => document.querySelector('dialog[open]') !== null;

type FoldOutProps = {
  label: string;
  /** News of what is behind it; its place is always there, so that nothing moves. */
  mark?: string;
  /** As wide as there is room for: many boxes. */
  isWide?: boolean;
  children: ReactNode;
};

/** Keeps a panel that covers the page inside it: moved to the right where it would begin before it, and no longer than the window. */
function keepInside(panel: HTMLElement): void {
  panel.style.right = '';
  panel.style.maxHeight = '';
  if (getComputedStyle(panel).position === 'static') return;
  const page = panel.closest('main')?.getBoundingClientRect().left ?? 0;
  const { left } = panel.getBoundingClientRect();
  if (left < page) panel.style.right = `${left - page}px`;
  const { top, bottom } = panel.getBoundingClientRect();
  if (bottom > window.innerHeight - MARGIN)
    panel.style.maxHeight = `${Math.max(LEAST, window.innerHeight - MARGIN - top)}px`;
}

/** Pixels: between the panel and the foot of the window, and its least height. */
const MARGIN = 16;
const LEAST = 240;

/** A button with more behind it. It closes with Escape and, where it covers the page, with the focus or a press outside. */
export function FoldOut({ label, mark, isWide = false, children }: FoldOutProps) {
  const whole = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // In the flow, what is pressed would move away under the finger. A dialog that it opened gives the focus back to it.
  const leave = useCallback(() => {
    const covers = panel.current && getComputedStyle(panel.current).position !== 'static';
    if (covers && !isBehindDialog()) setOpen(false);
  }, []);
  useFocusLeave(whole, leave);
  useListener(whole, 'keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen || isBehindDialog()) return;
    event.preventDefault();
    setOpen(false);
    whole.current?.querySelector('button')?.focus();
  });
  // An action that is chosen closes it, and gives the focus back here. Before the action itself, whose dialog remembers the focus.
  useListener(panel, 'click', ({ target }) => {
    if (!isOpen || !(target instanceof Element && target.closest('[data-key]'))) return;
    setOpen(false);
    whole.current?.querySelector('button')?.focus();
  });
  useLayoutEffect(() => {
    if (isOpen && panel.current) keepInside(panel.current);
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && whole.current?.contains(target))) leave();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen, leave]);
  return (
    <div ref={whole} className="fold-out">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        iconAfter="chevronDown"
      >
        {label}
        {mark !== undefined && (
          <>
            <span aria-hidden="true" className={mark === '' ? 'invisible' : 'text-accent'}>
              ●
            </span>
            <span className="visually-hidden">{mark}</span>
          </>
        )}
      </Button>
      <div
        ref={panel}
        id={id}
        className={classNames('fold-out-panel shadow-dialog', isWide && 'is-wide', !isOpen && 'is-closed')}
      >
        {children}
      </div>
    </div>
  );
}
