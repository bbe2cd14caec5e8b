import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { PATHS } from '../../shell/paths.ts';
import { closePalette } from '../frame/palette-state.ts';
import { LeaveDialog } from './leave-dialog.tsx';

/** Marks the entry of the browser's history that stands above a page with unsaved changes: Back falls on the page itself then. */
const GUARD = 'traslado-unsaved';

const isGuarding = (): boolean => (window.history.state as { guard?: unknown } | null)?.guard === GUARD;

const goBack = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.history.back();
  });

/**
 * Asks before a page with unsaved changes is left: by a link, by Back, by closing or reloading it.
 * @returns the question, to be put on the page, and `release`, after which the page can be left: awaited before going on elsewhere
 */
export function useLeaveGuard(isDirty: boolean): { question: ReactNode; release: () => Promise<void> } {
  const [, navigate] = useLocation();
  /** The next page: an address, or back. */
  const [target, setTarget] = useState<string | 'back' | null>(null);
  const isReleased = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    isReleased.current = false;
    if (!isGuarding()) window.history.pushState({ guard: GUARD }, '', window.location.href);
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault();
    };
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
      const href = link?.getAttribute('href') ?? '';
      if (isReleased.current || isElsewhere || !href.startsWith('/')) return;
      // Before React hears of it, so that the link itself does nothing.
      event.preventDefault();
      event.stopPropagation();
      // The question stands over the page, not over the palette.
      closePalette();
      setTarget(href);
    };
    const back = () => {
      if (!isReleased.current && !isGuarding()) setTarget('back');
    };
    window.addEventListener('beforeunload', ask);
    document.addEventListener('click', follow, { capture: true });
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('click', follow, { capture: true });
      window.removeEventListener('popstate', back);
    };
  }, [isDirty]);

  const release = async () => {
    isReleased.current = true;
    if (isGuarding()) await goBack();
  };
  const stay = () => {
    setTarget(null);
    if (!isGuarding()) window.history.pushState({ guard: GUARD }, '', window.location.href);
  };
  const leave = async () => {
    const to = target;
    setTarget(null);
    await release();
    if (to === 'back') window.history.back();
    else if (to?.startsWith(PATHS.admin)) navigate(to);
    // Only the server knows about the opening of guests' pages.
    else if (to !== null) window.location.assign(to);
  };
  const question = target !== null && <LeaveDialog onStay={stay} onLeave={() => void leave()} />;
  return { question, release };
}
