import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type ListQuery, type ListShape, listQueryText, readListQuery } from './list-query.ts';

/**
 * The question to a list, held in the address: reloading and coming back show the same. A change replaces the entry of the browser's history, so that
 * Back leaves the list. Other questions begin at their first page.
 */
export function useListQuery<S extends string, const F extends Readonly<Record<string, readonly string[]>>>(
  shape: ListShape<S, F>,
): readonly [ListQuery<S, F>, (change: Partial<ListQuery<S, F>>) => void] {
  const search = useSearch();
  const [location, navigate] = useLocation();
  const query = useMemo(() => readListQuery(shape, search), [shape, search]);
  const change = useCallback(
    (changed: Partial<ListQuery<S, F>>) =>
      navigate(location + listQueryText(shape, { ...query, page: 1, ...changed }), { replace: true }),
    [shape, query, location, navigate],
  );
  return [query, change];
}
