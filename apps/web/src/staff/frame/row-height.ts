import { useLayoutEffect } from 'react';
import { pageValue } from '../../components/page-value.ts';
import { ofDevice, readKept, writeKept } from '../../storage/kept-json.ts';
import { STAFF_KEYS } from '../../storage/staff-keys.ts';

export const ROW_HEIGHTS = ['close', 'wide'] as const;
export type RowHeight = (typeof ROW_HEIGHTS)[number];

/** Height of the rows of all lists, kept on this device: 40 px, or 56. */
const height = pageValue<RowHeight | null>(null);

const read = (): RowHeight => (readKept(ofDevice, STAFF_KEYS.rowHeight) === 'wide' ? 'wide' : 'close');

export function keepRowHeight(chosen: RowHeight): void {
  writeKept(ofDevice, STAFF_KEYS.rowHeight, chosen);
  height.set(chosen);
}

export const useRowHeight = (): RowHeight => height.useValue() ?? read();

/** Tells the styles, styles/workplace.css. */
export function useRowHeightLook(): void {
  const chosen = useRowHeight();
  useLayoutEffect(() => {
    document.documentElement.dataset.rows = chosen;
  }, [chosen]);
}
