import { type RefObject, useEffect } from 'react';
import { isTypedInto } from './shortcuts.ts';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** `j` and `k` move the focus along the rows of a list, whose links are marked `data-row`; Enter opens as on any link. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (step === undefined || isCommand || event.defaultPrevented || isTypedInto(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const at = rows.findIndex((row) => row.matches(':focus'));
      const to = rows[at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step];
      if (!to) return;
      event.preventDefault();
      to.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [list]);
}
