import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useFocusLeave, useListener } from '../../components/use-listener.ts';

const isBehindDialog = (): boolean => document.querySelector('dialog[open]') !== null;

type FoldOutProps = { label: string; children: ReactNode };

/** A button with more behind it. It closes with Escape and, where it covers the page, with the focus or a press outside. */
export function FoldOut({ label, children }: FoldOutProps) {
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
      </Button>
      <div ref={panel} id={id} hidden={!isOpen} className="fold-out-panel shadow-dialog">
        {children}
      </div>
    </div>
  );
}
