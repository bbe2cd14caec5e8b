import type { CallAnswer } from '@traslado/contract/schemas';
import type { ExampleOf } from './example-of.ts';

const facts = {
  name: 'Mexico and friends',
  allow_tags: ['COUNTRY:MX', 'CLUB:GOLD'],
  deny_tags: ['AGENCY:RESALE'],
  active: false,
};

const region: CallAnswer<'createRegion'> = {
  id: 4,
  ...facts,
  version: 1,
  created_at: '2026-11-21T14:02:00.000Z',
  updated_at: '2026-11-21T14:02:00.000Z',
  updated_by: 'catalogue.demo',
};

const changed = { ...facts, deny_tags: ['AGENCY:RESALE', 'PROPERTY:RR'] };
const order = { search: 'mexico', sort: 'name', direction: 'asc', status: 'all' } as const;
const viewer = { can_change: true };

type RegionCall =
  | 'listRegions'
  | 'exportRegions'
  | 'getRegion'
  | 'listRegionHistory'
  | 'createRegion'
  | 'updateRegion'
  | 'deleteRegion';

/** Regions as staff keep them. */
export const regionExamples: { readonly [N in RegionCall]: ExampleOf<N> } = {
  listRegions: {
    query: { ...order, page: '1', page_size: '25' },
    answer: { regions: [region], total: 1, page: 1, page_size: 25, viewer },
  },
  exportRegions: { query: order, answer: undefined },
  getRegion: { params: { id: '4' }, answer: { region, viewer } },
  listRegionHistory: {
    params: { id: '4' },
    answer: {
      entries: [
        {
          id: 118,
          action: 'update',
          at: '2026-11-21T15:00:00.000Z',
          by: 'catalogue.demo',
          before: facts,
          after: changed,
        },
        {
          id: 97,
          action: 'create',
          at: '2026-11-21T14:02:00.000Z',
          by: 'catalogue.demo',
          before: null,
          after: facts,
        },
      ],
    },
  },
  createRegion: { body: facts, answer: region },
  updateRegion: {
    params: { id: '4' },
    body: changed,
    answer: { ...region, ...changed, version: 2, updated_at: '2026-11-21T15:00:00.000Z' },
  },
  deleteRegion: {
    params: { id: '4' },
    query: { confirmation: 'Mexico and friends' },
    answer: { deleted: true },
  },
};
