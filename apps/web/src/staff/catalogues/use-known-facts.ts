import type { Definition } from '@traslado/domain/catalogues/definition';
import { useEffect, useRef } from 'react';
import type { FormStore } from '../../components/form-store.ts';
import { NOT_FILLED, refill } from './refill.ts';
import type { RowValues } from './row-values.ts';

type Typed = { readonly isNew: boolean; readonly values: RowValues };

/** Fills the fields of a new row that the product knows by its key: the city of an airport. What a person typed stays. */
export function useKnownFacts(
  { name, known = [], key: [keyField] }: Definition,
  control: FormStore<RowValues>,
  { isNew, values }: Typed,
): void {
  const asked = isNew && known.length > 0 ? String(values[keyField] ?? '').trim() : '';
  const filled = useRef(NOT_FILLED);
  useEffect(() => {
    if (asked === '') return;
    let isOver = false;
    // Thousands of rows, for a form that is rarely open.
    import('@traslado/domain/catalogues/known-facts').then(
      ({ knownValues }) => {
        if (isOver) return;
        const typed = { key: asked, facts: knownValues(name, asked) };
        const changed = Object.entries(refill(known, control.values, filled.current, typed));
        for (const [field, value] of changed) control.set(field, value);
        filled.current = typed;
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [asked, control, known, name]);
}
