import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useFocusLeave, useListener } from '../../components/use-listener.ts';

const isBehindDialog = (): boolean => document.querySelector('dialog[open]') !== null;

type FoldOutProps = { label: string; children: ReactNode };

/** A button with more behind it. It closes with Escape, and with the focus or a press outside. */
export function FoldOut({ label, children }: FoldOutProps) {
  const whole = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // A dialog that it opened gives the focus back to it, so it stays open meanwhile.
  useFocusLeave(whole, () => !isBehindDialog() && setOpen(false));
  useListener(whole, 'keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen || isBehindDialog()) return;
    event.preventDefault();
    setOpen(false);
    whole.current?.querySelector('button')?.focus();
  });
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: Event) => {
      const isInside = target instanceof Node && whole.current?.contains(target);
      if (!isInside && !isBehindDialog()) setOpen(false);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen]);
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
      <div id={id} hidden={!isOpen} className="fold-out-panel shadow-dialog">
        {children}
      </div>
    </div>
  );
}
