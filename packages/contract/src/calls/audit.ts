import { z } from 'zod';
import { call } from '../call.ts';
import {
  auditAnswer,
  auditChain,
  auditDifferences,
  auditExportQuestion,
  auditQuestion,
} from '../schemas/audit.ts';
import { idText } from '../schemas/values.ts';

const see = { access: 'staff', permission: 'audit:see' } as const;

/** Actions of staff, for their permitted readers. Entries that the reader may not see are absent, in counts too. */
export const auditCalls = {
  searchAudit: call({
    route: { method: 'POST', path: '/v1/staff/audit/search', ...see, body: 'json' },
    backend: 'own',
    summary:
      'Entries of the audit by person, thing, deed, days and property, the newest first, each in a sentence',
    shapes: { body: auditQuestion, answer: auditAnswer },
    refuses: ['hotel.not_found'],
    example: {
      body: { kind: 'rates', deed: 'update', from: '2026-11-01', to: '2026-11-30' },
      answer: {
        entries: [
          {
            id: 118,
            at: '2026-11-21T14:02:00.000Z',
            by: 'revenue.demo',
            kind: 'rates',
            deed: 'update',
            sentence: [
              { text: 'revenue.demo changed the rate ', is_thing: false },
              { text: 'High season', is_thing: true },
              { text: ' of BP · Shared shuttle: adult 80.00 → 86.40', is_thing: false },
            ],
            thing: 4,
            booking: null,
            batch: null,
            has_states: true,
            link: { place: 97, fingerprint: '5e0c' },
          },
        ],
        next: null,
        unused: [117],
        time_zone: 'America/Cancun',
        properties: [{ id: 1, code: 'BP', name: 'Bahía Paraíso' }],
        people: [{ username: 'revenue.demo', name: 'Renata Tarifas' }],
        kinds: ['rates', 'audit'],
      },
    },
  }),

  exportAudit: call({
    route: { method: 'POST', path: '/v1/staff/audit/export', ...see, body: 'json', answer: 'csv' },
    backend: 'own',
    summary: 'The same entries as a table for spreadsheets, at most 10,000; writes an entry itself',
    shapes: { body: auditExportQuestion, answer: z.string() },
    refuses: ['hotel.not_found'],
    example: { body: { kind: 'rates' }, answer: 'Number,Time,User name,Name,Action,What was done\r\n' },
  }),

  getAuditDifferences: call({
    route: { method: 'GET', path: '/v1/staff/audit/{id}/differences', ...see },
    backend: 'own',
    summary: 'What an entry changed: each field as it was and as it became',
    shapes: { params: z.strictObject({ id: idText }), answer: auditDifferences },
    refuses: ['entry.not_found'],
    example: {
      params: { id: '2147483647' },
      answer: { differences: [{ field: 'adult_price', label: 'Adult', old: 'USD 80.00', now: 'USD 86.40' }] },
    },
  }),

  getAuditChain: call({
    route: { method: 'GET', path: '/v1/staff/audit/chain', ...see },
    backend: 'own',
    summary: 'Whether the last check found the chain of the audit whole, and which numbers are missing',
    shapes: { answer: auditChain },
    refuses: [],
    example: {
      answer: {
        last: {
          checked_at: '2026-11-21T06:00:00.000Z',
          links: 1204,
          anchors: 12,
          findings: [{ kind: 'entries_missing', from: 7, to: 9, day: null }],
          until: { entry: 1230, at: '2026-11-21T05:58:00.000Z', hash: '5e0c' },
          waiting: 0,
          waiting_since: null,
          earlier: [{ checked_at: '2026-11-20T06:00:00.000Z', links: 1180, findings: 0 }],
        },
        time_zone: 'America/Cancun',
      },
    },
  }),
};
