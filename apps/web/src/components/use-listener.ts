import { type RefObject, useEffect, useRef } from 'react';

/**
 * Listens on an element for events in it or around its inside, such as the focus leaving it: a matter of the whole, not of one control in it. The
 * latest function is called.
 */
export function useListener<K extends keyof HTMLElementEventMap>(
  element: RefObject<HTMLElement | null>,
  type: K,
  listener: (event: HTMLElementEventMap[K]) => void,
): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const target = element.current;
    const call = (event: HTMLElementEventMap[K]) => latest.current(event);
    target?.addEventListener(type, call);
    return () => target?.removeEventListener(type, call);
  }, [element, type]);
}

/** Calls back when the focus leaves an element and everything in it. */
export function useFocusLeave(element: RefObject<HTMLElement | null>, onLeave: () => void): void {
  useListener(element, 'focusout', (event) => {
    if (!(event.relatedTarget instanceof Node && element.current?.contains(event.relatedTarget))) onLeave();
  });
}
