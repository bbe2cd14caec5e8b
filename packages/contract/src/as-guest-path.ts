import type { LookPage } from '@traslado/domain/desk/look';

/**
 * The guest's pages as staff see them while a look lasts. Below staff's addresses: the guests' links and footer are not around them. A file of its own,
 * which guests do not load.
 */
export const asGuestPath = (look: string | number, page: LookPage = 'mytransportation'): string =>
  `/admin/as-guest/${look}${page === 'mytransportation' ? '' : `/${page}`}`;
