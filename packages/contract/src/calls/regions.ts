import type { z } from 'zod';
import { call } from '../call.ts';
import type { RefusalCode } from '../refusals.ts';
import { staffRoutes } from '../routes-of-staff.ts';
import * as shape from '../schemas/regions.ts';

const facts = {
  name: 'Mexico and friends',
  allow_tags: ['COUNTRY:MX', 'CLUB:GOLD'],
  deny_tags: ['AGENCY:RESALE'],
  active: false,
};

const region: z.output<typeof shape.region> = {
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

const written = [
  'tag.invalid',
  'tag.duplicate',
  'tag.contradiction',
  'tag.too_many',
  'region.name_taken',
] as const satisfies readonly RefusalCode[];

/** The regions of staff. */
export const regionCalls = {
  listRegions: call({
    route: staffRoutes.listRegions,
    backend: 'own',
    summary: 'Regions: searched, sorted, in pages',
    shapes: shape.listRegions,
    refuses: [],
    example: {
      query: { ...order, page: '1', page_size: '25' },
      answer: { regions: [region], total: 1, page: 1, page_size: 25, viewer },
    },
  }),
  exportRegions: call({
    route: staffRoutes.exportRegions,
    backend: 'own',
    summary: 'All the regions that are found, as a table for a spreadsheet',
    shapes: shape.exportRegions,
    refuses: [],
    example: { query: order, answer: undefined },
  }),
  getRegion: call({
    route: staffRoutes.getRegion,
    backend: 'own',
    summary: 'One region',
    shapes: shape.getRegion,
    refuses: ['region.not_found'],
    example: { params: { id: '4' }, answer: { region, viewer } },
  }),
  listRegionHistory: call({
    route: staffRoutes.listRegionHistory,
    backend: 'own',
    summary: 'Who changed a region when, and what it said before and after; of a deleted one too',
    shapes: shape.listRegionHistory,
    refuses: ['region.not_found'],
    example: {
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
  }),
  createRegion: call({
    route: staffRoutes.createRegion,
    backend: 'own',
    summary: 'Adds a region, in force at once when it is active',
    shapes: shape.createRegion,
    refuses: written,
    example: { body: facts, answer: region },
  }),
  updateRegion: call({
    route: staffRoutes.updateRegion,
    backend: 'own',
    summary: 'Changes a region, on the version in If-Match',
    shapes: shape.updateRegion,
    refuses: [...written, 'region.not_found', 'region.stale'],
    example: {
      params: { id: '4' },
      body: changed,
      answer: { ...region, ...changed, version: 2, updated_at: '2026-11-21T15:00:00.000Z' },
    },
  }),
  deleteRegion: call({
    route: staffRoutes.deleteRegion,
    backend: 'own',
    summary: 'Deletes a region whose name was typed, on the version in If-Match',
    shapes: shape.deleteRegion,
    refuses: ['region.not_found', 'region.stale', 'region.word_differs'],
    example: {
      params: { id: '4' },
      query: { confirmation: 'Mexico and friends' },
      answer: { deleted: true },
    },
  }),
};
