import type { ComponentProps } from 'react';
import { Button } from '../../components/button.tsx';

type DeedButtonProps = ComponentProps<typeof Button> & {
  /** Key that presses it, where nothing is typed. */
  letter: string;
};

/** One of the actions of a page, with its key. */
export function DeedButton({ letter, variant = 'secondary', children, ...button }: DeedButtonProps) {
  return (
    <Button {...button} variant={variant} data-key={letter} aria-keyshortcuts={letter}>
      {children}{' '}
      <span className="key" aria-hidden="true">
        {letter.toUpperCase()}
      </span>
    </Button>
  );
}
