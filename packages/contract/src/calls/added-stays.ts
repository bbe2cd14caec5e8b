import { z } from 'zod';
import { call } from '../call.ts';
import { fileRefusals } from '../refusal-groups.ts';
import { batchAnswer, fileQuery } from '../schemas/catalogue-batches.ts';
import { listCounts } from '../schemas/lists.ts';
import { civilDate, counter, id, idText, instant } from '../schemas/values.ts';

const line = z.string().max(400);
const page = (max: number) => z.int().min(1).max(max);

const addedStay = z.object({
  id,
  /** Code and name of the property. */
  property: z.string(),
  property_name: z.string(),
  folio: z.string(),
  last_name: z.string(),
  first_name: z.string(),
  arrival: z.string().meta({ format: 'date' }),
  departure: z.string().meta({ format: 'date' }),
  adults: z.int(),
  children: z.int(),
  country: z.string(),
  /** Most of both is hidden; null where there is none. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  added_at: instant,
  added_by: z.string(),
  /** A transfer was booked with it. It is not removed then. */
  has_booking: z.boolean(),
});

const typed = {
  property_id: id,
  last_name: line,
  first_name: line,
  folio: line,
  arrival: civilDate,
  departure: civilDate,
  adults: counter.min(1),
  children: counter,
  country: line,
  email: line.nullable(),
  phone: line.nullable(),
};

const exampleTyped = {
  property_id: 1,
  last_name: 'Rivera',
  first_name: 'Ana',
  folio: 'BP900001-1',
  arrival: '2026-12-21',
  departure: '2026-12-28',
  adults: 2,
  children: 0,
  country: 'MX',
  email: 'ana.rivera@example.com',
  phone: null,
};

const { property_id: _, ...exampleFacts } = exampleTyped;

const exampleStay = {
  id: 3,
  property: 'BP',
  property_name: 'Bahía Perla',
  ...exampleFacts,
  email: 'a•••@example.com',
  added_at: '2026-11-21T14:02:00.000Z',
  added_by: 'administrator.demo',
  has_booking: false,
};

/** Rows of a file with the names of its fields; the property by its code. */
const stayRows = z.strictObject({ rows: z.array(z.record(z.string(), z.unknown())) });

/** Stays that staff add by hand, where no other system keeps stays. Guests' names stand in bodies, never in an address. */
export const addedStayCalls = {
  searchAddedStays: call({
    route: {
      method: 'POST',
      path: '/v1/staff/stays/search',
      access: 'staff',
      permission: 'stays:see',
      body: 'json',
    },
    backend: 'own',
    summary: 'Stays that staff added by hand, the newest first; never those of the hotel system',
    shapes: {
      body: z.strictObject({
        /** Part of a name or a confirmation number, whatever its case and accents. */
        search: z.string().max(100).default(''),
        page: page(10_000).default(1),
        page_size: page(100).default(25),
      }),
      answer: z.object({
        rows: z.array(addedStay),
        ...listCounts,
        viewer: z.object({
          can_change: z.boolean(),
          can_import: z.boolean(),
          /** Properties where they may add one. */
          properties: z.array(z.object({ id, code: z.string(), name: z.string(), example: z.string() })),
        }),
      }),
    },
    refuses: ['stay.kept_elsewhere'],
    example: {
      body: { search: 'rivera' },
      answer: {
        rows: [exampleStay],
        total: 1,
        page: 1,
        page_size: 25,
        viewer: {
          can_change: true,
          can_import: true,
          properties: [{ id: 1, code: 'BP', name: 'Bahía Perla', example: 'BP123456-1' }],
        },
      },
    },
  }),

  addStay: call({
    route: {
      method: 'POST',
      path: '/v1/staff/stays',
      access: 'staff',
      permission: 'stays:change',
      body: 'json',
      status: 201,
    },
    backend: 'own',
    summary: 'Adds a stay by hand, with which a guest can book',
    shapes: { body: z.strictObject(typed), answer: addedStay },
    refuses: [
      'stay.kept_elsewhere',
      'stay.number_taken',
      'stay.departure_too_early',
      'name.invalid',
      'text.card_number',
      'folio.invalid',
      'email.invalid',
      'phone.invalid',
    ],
    example: { body: exampleTyped, answer: exampleStay },
  }),

  importStays: call({
    route: {
      method: 'POST',
      path: '/v1/staff/stays/import',
      access: 'staff',
      permission: 'stays:import',
      body: 'table',
      bodyBytes: 20_000_000,
    },
    backend: 'own',
    summary:
      'Adds stays as a table says, all or none; without `apply` tells what would happen. A stay that there is stays as it is, or its row is refused',
    shapes: { query: fileQuery, body: z.union([z.string(), stayRows]), answer: batchAnswer },
    refuses: [...fileRefusals, 'stay.kept_elsewhere', 'stay.number_taken'],
    example: {
      query: { apply: '0' },
      body: {
        rows: [
          {
            folio: 'BP900001-1',
            last_name: 'Rivera',
            property_id: 'BP',
            arrival: '2026-12-21',
            departure: '2026-12-28',
            adults: 2,
          },
        ],
      },
      answer: {
        batch: null,
        applied: false,
        counts: { add: 0, change: 0, remove: 0, leave: 1, stale: 0, refuse: 0 },
        rows: [
          {
            line: 2,
            id: null,
            version: null,
            title: 'BP900001-1',
            action: 'leave',
            changes: [],
            code: null,
            field: null,
            message: null,
          },
        ],
        labels: { property_id: { '1': 'BP · Bahía Perla' } },
      },
    },
  }),

  removeAddedStay: call({
    route: {
      method: 'DELETE',
      path: '/v1/staff/stays/{id}',
      access: 'staff',
      permission: 'stays:change',
    },
    backend: 'own',
    summary: 'Removes a stay that was added by hand and has no booking',
    shapes: { params: z.strictObject({ id: idText }), answer: z.object({ removed: z.literal(true) }) },
    refuses: ['stay.kept_elsewhere', 'stay.not_found', 'stay.has_booking'],
    example: { params: { id: '3' }, answer: { removed: true } },
  }),
};
