import { routes } from '@traslado/contract/routes';
import { lastNameForPath } from '@traslado/domain/stay/names';
import type { PmsStay } from '../../ports/pms.ts';
import type { Backend } from '../group-client/backend.ts';
import type { Outcome } from '../group-client/outcome.ts';
import { backendListedStays, backendStay, type ListedStay } from './read-stay.ts';

type OfStay = { readonly hotel: string; readonly folio: string; readonly nameId: string };

/** The documented questions about stays, as they are sent. */
export const pmsCalls = (mobile: Backend, reservations: Backend) => ({
  findStay: (lastName: string, folio: string): Promise<Outcome<PmsStay | null>> => {
    // An impossible name is asked for as well, so that the answer takes as long.
    const params = { lastname: lastNameForPath(lastName).toWellFormed() || '?', folio: folio.toWellFormed() };
    return mobile.call(routes.findStay, { params }, backendStay);
  },
  listConsecutive: ({ hotel, folio, nameId }: OfStay): Promise<Outcome<readonly ListedStay[]>> =>
    mobile.call(
      routes.listConsecutiveStays,
      { query: { resort: hotel, reservation: folio, nameId } },
      backendListedStays,
    ),
  listRelated: ({ hotel, folio, nameId }: OfStay): Promise<Outcome<readonly ListedStay[]>> =>
    reservations.call(
      routes.listRelatedStays,
      { body: { data: { resort: hotel, reservation: folio, nameId } }, repeatable: true },
      backendListedStays,
    ),
});
