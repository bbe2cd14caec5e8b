import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useFocusLeave, useListener } from '../../components/use-listener.ts';

type FoldOutProps = { label: string; children: ReactNode };

/** A button with more behind it. It closes with Escape, and with the focus or a press outside. */
export function FoldOut({ label, children }: FoldOutProps) {
  const whole = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  useFocusLeave(whole, () => setOpen(false));
  useListener(whole, 'keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setOpen(false);
    whole.current?.querySelector('button')?.focus();
  });
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && whole.current?.contains(target))) setOpen(false);
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
