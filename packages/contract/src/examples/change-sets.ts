import { providers } from '@traslado/domain/catalogues/providers';
import type {
  ChangeSet,
  ChangeSetCheck,
  ChangeSetRows,
  OneChangeSet,
  OneChangeSetRow,
} from '../schemas/change-sets.ts';
import { exampleCheckedPrices } from './prices.ts';

export const exampleSet: ChangeSet = {
  id: 4,
  name: 'Winter rates',
  note: 'Agreed on November 20.',
  state: 'ready',
  version: 3,
  rows: 1,
  created_at: '2026-11-21T14:02:00.000Z',
  created_by: 'revenue.demo',
  created_by_name: 'Raúl Ingresos',
  approved_at: null,
  approved_by: null,
  approved_by_name: null,
  publish_at: null,
  publish_zone: null,
  scheduled_by: null,
  scheduled_by_name: null,
  ended_at: null,
  ended_by: null,
  ended_by_name: null,
  failure: null,
  failure_message: null,
  batch: null,
};
export const exampleOneSet: OneChangeSet = {
  change_set: exampleSet,
  parts: [{ catalogue: providers.name, add: 0, change: 1, remove: 0, stale: 0 }],
  authors: ['revenue.demo'],
  author_names: ['Raúl Ingresos'],
  needs_second: true,
  needs_sets: true,
  publishers: ['Ana Gerencia'],
  missing_addresses: [],
  shifts: null,
  zone: 'America/Cancun',
  history: [
    {
      action: 'keep',
      at: '2026-11-21T14:02:00.000Z',
      by: 'revenue.demo',
      by_name: 'Raúl Ingresos',
      detail: '1',
    },
  ],
  viewer: {
    change: null,
    approve: 'change_set.second_person',
    publish: 'change_set.second_person',
    reasons: { 'change_set.second_person': 'You wrote part of this. Someone else has to approve it.' },
  },
  places: [{ id: 1, name: 'Bahía Perla', zone: 'America/Cancun' }],
};
export const exampleSetRows: ChangeSetRows = {
  rows: [
    {
      id: 12,
      by: 'revenue.demo',
      row: {
        line: null,
        id: 7,
        version: 2,
        title: 'Caribe Transfers',
        action: 'change',
        changes: [{ field: 'phone', old: '+52 998 000 0000', now: '+52 998 111 1111' }],
        code: null,
        field: null,
        message: null,
      },
      stale: null,
    },
  ],
  total: 1,
  page: 1,
  page_size: 25,
  labels: {},
};
const examplePerSeat = { private: false, currency: 'USD', price: 0, minor_price: 0, pax_max: 10 };
const broken = exampleCheckedPrices.prices.map(({ holds, ...price }) => price);
export const exampleSetCheck: ChangeSetCheck = {
  version: 3,
  hindered: { total: 0, rows: [] },
  prices: { total: 1, broken },
  shifts: {
    services: [
      {
        id: 111,
        name: 'Shared shuttle',
        trip: 'round_trip',
        property: { code: 'BP', name: 'Bahía Perla' },
        days: [
          {
            from: '2027-01-01',
            to: '2027-02-28',
            was: { rate: { id: 1111, name: 'Standard' }, ...examplePerSeat, adult_price: 42 },
            now: { rate: { id: 1120, name: 'Winter' }, ...examplePerSeat, adult_price: 46 },
          },
        ],
        more: 0,
      },
    ],
    more: 0,
  },
};
export const exampleSetRow: OneChangeSetRow = {
  catalogue: providers.name,
  id: 7,
  is_new: false,
  values: { trade_name: 'Caribe Transfers' },
  labels: {},
};
