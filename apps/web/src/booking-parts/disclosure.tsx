import { type ReactNode, useId } from 'react';
import { Icon } from '../components/icon.tsx';
import './disclosure.css';

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

type CardFoldProps = {
  title: string;
  /** The state in a few words. It stays in sight, as the heading does. */
  note?: string;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  isOpen: boolean;
  children: ReactNode;
};

/** A card that interested readers open. */
export function CardFold({ title, note, aside, isOpen, children }: CardFoldProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="card-fold rounded-lg bg-surface px-5 shadow-ticket sm:px-7">
      <details open={isOpen} className="group">
        <summary className="flex min-h-13 list-none items-center gap-4 py-2 sm:py-6 [&::-webkit-details-marker]:hidden">
          <span className="grow">
            <h2 id={titleId} className="text-heading">
              {title}
            </h2>
            {note && <span className="block text-caption text-soft">{note}</span>}
          </span>
          {aside}
          <Icon name="chevronDown" className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="pb-5 sm:pb-7">{children}</div>
      </details>
    </section>
  );
}
