import type { ReactNode } from 'react';
import { Link } from 'wouter';

type RowLinkProps = { href: string; className?: string; children: ReactNode };

/** The name of a row, which opens it. The keys of a list move along these. */
export function RowLink({ href, className = '', children }: RowLinkProps) {
  return (
    <Link href={href} data-row className={`row-link ${className}`}>
      {children}
    </Link>
  );
}
