import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

/** A native select with our arrow over it. */
export function SelectBox(select: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...select} />
      <Icon
        name="chevronDown"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3.5 text-soft"
      />
    </span>
  );
}
