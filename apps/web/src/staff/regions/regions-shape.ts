import { type ListQuery, listQueryText } from '../catalogues/list-query.ts';

export const REGIONS_PATH = '/admin/regions';

export const regionPath = (id: number | 'new'): string => `${REGIONS_PATH}/${id}`;

/** What the list of regions can be asked for. */
export const regionsShape = {
  sorts: ['name', 'status', 'updated'],
  filters: { status: ['all', 'active', 'inactive'] },
} as const;

export type RegionsQuery = ListQuery<
  (typeof regionsShape)['sorts'][number],
  (typeof regionsShape)['filters']
>;

/** The list as it was looked at last, to come back to. */
let lastAddress = REGIONS_PATH;

export function rememberList(query: RegionsQuery): void {
  lastAddress = REGIONS_PATH + listQueryText(regionsShape, query);
}

export const listAddress = (): string => lastAddress;
