import type { ComponentProps } from 'react';

type GridPartProps = ComponentProps<'div'> & {
  role: 'grid' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'gridcell';
};

/** A part of a grid. It is no table: on a phone its rows are cards, and a table that is drawn otherwise is no table to screen readers. */
export function GridPart({ role, ...rest }: GridPartProps) {
  return <div role={role} {...rest} />;
}
