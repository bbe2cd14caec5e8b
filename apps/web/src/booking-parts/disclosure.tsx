import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';

/** A list that interested readers open. An empty list shows nothing. */
export function Disclosure({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Fold title={title}>
      <ul className="grid max-w-prose list-disc gap-2 pb-4 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Fold>
  );
}

/** Anything that interested readers open. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group w-full border-line border-t">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="chevronDown" className="transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
