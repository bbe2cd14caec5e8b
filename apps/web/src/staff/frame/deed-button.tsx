import type { ComponentProps } from 'react';
import { Button } from '../../components/button.tsx';

type DeedButtonProps = Omit<ComponentProps<typeof Button>, 'variant'> & {
  /** Key that presses it, where nothing is typed. */
  letter: string;
};

/** One of the actions of a page, with its key. */
export function DeedButton({ letter, children, ...button }: DeedButtonProps) {
  return (
    <Button {...button} variant="secondary" data-key={letter} aria-keyshortcuts={letter}>
      {children}{' '}
      <span className="key" aria-hidden="true">
        {letter.toUpperCase()}
      </span>
    </Button>
  );
}
