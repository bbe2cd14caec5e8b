import type { ReactNode } from 'react';
import { NotFound } from '../not-found.tsx';

type Params = { readonly id: string; readonly row?: string };

/** The page of a thing that an address names by its number. Any other text there is no page. */
export const withId =
  (page: (id: number, params: Params) => ReactNode) =>
  (params: Params): ReactNode =>
    /^[1-9]\d{0,9}$/.test(params.id) ? page(Number(params.id), params) : <NotFound />;
