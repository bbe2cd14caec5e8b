import { ALL_CATALOGUES, permissionOf } from '@traslado/domain/catalogues/catalogues';
import type { Definition } from '@traslado/domain/catalogues/definition';
import type { StaffCaller } from '../../http/tokens.ts';

/** The catalogues that the caller may see. */
export const seenBy = ({ permissions }: Pick<StaffCaller, 'permissions'>): readonly Definition[] =>
  ALL_CATALOGUES.filter((one) => permissions.includes(permissionOf(one, 'see')));
