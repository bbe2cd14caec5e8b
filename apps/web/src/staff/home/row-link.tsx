import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../components/class-names.ts';
import { rowAddress } from '../catalogues/list-shape.ts';

type RowLinkProps = { catalogue: string; id: number; isQuiet?: boolean; children: ReactNode };

/** The way to a row of a catalogue. */
export function RowLink({ catalogue, id, isQuiet, children }: RowLinkProps) {
  const definition = ALL_CATALOGUES.find(({ name }) => name === catalogue);
  if (!definition) return children;
  return (
    <Link
      href={rowAddress(definition, id)}
      className={classNames(
        'underline decoration-control underline-offset-4 hover:decoration-accent',
        !isQuiet && 'font-semibold',
      )}
    >
      {children}
    </Link>
  );
}
