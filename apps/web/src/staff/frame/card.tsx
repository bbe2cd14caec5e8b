import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';

type CardProps = { id: string; title: ReactNode; className?: string; children: ReactNode };

/** A part of a page with its heading. */
export const Card = ({ id, title, className, children }: CardProps) => (
  <section
    aria-labelledby={id}
    className={classNames('min-w-0 rounded-lg bg-surface p-4 shadow-ticket sm:px-5', className)}
  >
    <h2 id={id} className="mb-1 text-heading">
      {title}
    </h2>
    {children}
  </section>
);
