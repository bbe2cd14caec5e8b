import { classNames } from './class-names.ts';

/** Holds the place of content on its way. Hidden from screen readers: the loader speaks for it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames('animate-breathe rounded-md bg-sunk', className ?? 'h-6 w-full')}
    />
  );
}
