import { bulkFieldsOf } from '@traslado/domain/catalogues/bulk';
import {
  type Definition,
  type Facts,
  type ReferenceTo,
  titleOf,
} from '@traslado/domain/catalogues/definition';
import { fieldsOf, wireOf } from '@traslado/domain/catalogues/facts';
import type { CallExample } from '../call.ts';
import type { Deed } from '../catalogue-calls.ts';

const id = '4';
const viewer = { can_change: true };
const [first, then] = ['2026-11-21T14:02:00.000Z', '2026-11-21T15:00:00.000Z'];
const by = 'catalogue.demo';

const rowOf = (facts: Facts, version: number, updated_at: string) => ({
  id: Number(id),
  ...facts,
  version,
  created_at: first,
  updated_at,
  updated_by: by,
  updated_by_name: 'Carlos Catálogos',
});

const labelExamples: Readonly<Record<ReferenceTo, string>> = {
  airline: 'AA · American Airlines',
  airport: 'CUN · Cancún International',
  bank: 'Banco Perla del Caribe',
  place: 'Cancún airport',
  property: 'BP · Bahía Perla',
  provider: 'Caribe Transfers',
  restriction: 'Road closed for the festival',
  segment: 'Shared shuttle',
  service: 'Shared shuttle, round trip · Bahía Perla · 111',
  society: 'CIHC',
};

/** The rows that the example names, as people know them. */
function labelsOf(definition: Definition) {
  const labels = fieldsOf(definition).flatMap(([name, field]) =>
    field.kind === 'reference' && definition.example[name] !== null
      ? [[name, { [String(definition.example[name])]: labelExamples[field.to] }] as const]
      : [],
  );
  return Object.fromEntries(labels);
}

/** A deed with the row of a definition's example. */
export function exampleOf(definition: Definition, deed: Deed): CallExample {
  const { one, orders, title } = definition;
  const facts = wireOf(definition, definition.example);
  const changed = wireOf(definition, { ...definition.example, ...definition.otherwise });
  const row = rowOf(facts, 1, first);
  const labels = labelsOf(definition);
  const codes = Object.entries(labels).map(([name, of]) => [name, Object.values(of)[0]] as const);
  const fileRow = { ...facts, ...Object.fromEntries(codes) };
  const batchOf = (action: 'add' | 'change' | 'remove', batch: number | null) => {
    const row = { line: null, id: null, version: null, title: String(facts[title]), action };
    return {
      batch,
      applied: batch !== null,
      counts: { add: 0, change: 0, remove: 0, leave: 0, stale: 0, refuse: 0, [action]: 1 },
      rows: [{ ...row, changes: [], code: null, field: null, message: null }],
      labels: {},
    };
  };
  const order = { search: 'mexico', sort: orders[0], direction: 'asc' };
  switch (deed) {
    case 'list':
      return {
        query: { ...order, page: '1', page_size: '25' },
        answer: { rows: [row], total: 1, page: 1, page_size: 25, viewer, labels },
      };
    case 'export':
      return { query: order, answer: undefined };
    case 'choices': {
      const [field = title] = Object.keys(labels);
      return {
        query: { field, search: 'bp' },
        answer: { choices: [{ id: 111, label: labelExamples.service }] },
      };
    }
    case 'get':
      return { params: { id }, answer: { [one]: row, viewer, labels } };
    case 'uses':
      return {
        params: { id },
        answer: { total: 1, uses: [{ of: 'bookings', id: 12, label: '7KQ2M9XA4C' }] },
      };
    case 'history': {
      const change = { id: 118, action: 'update', at: then, by, by_name: by, before: facts, after: changed };
      const addition = { id: 97, action: 'create', at: first, by, by_name: by, before: null, after: facts };
      return { params: { id }, answer: { entries: [change, addition], viewer, labels } };
    }
    case 'create':
      return { body: facts, answer: row };
    case 'update':
      return { params: { id }, body: changed, answer: rowOf(changed, 2, then) };
    case 'file':
      return { query: order, answer: { catalogue: definition.name, exported_at: then, rows: [fileRow] } };
    case 'import':
      return {
        query: { apply: '0' },
        body: { catalogue: definition.name, rows: [fileRow] },
        answer: batchOf('add', null),
      };
    case 'bulk': {
      const fields = bulkFieldsOf(definition).map(([name]) => [name, changed[name]] as const);
      return {
        query: { apply: '0' },
        body: { rows: [{ id: Number(id), version: 1 }], set: Object.fromEntries(fields.slice(0, 1)) },
        answer: batchOf('change', null),
      };
    }
    case 'undo':
      return { params: { id }, body: {}, answer: batchOf('remove', 7) };
    case 'restore':
      return { params: { id }, body: { change: 118 }, answer: rowOf(facts, 3, then) };
    case 'delete':
      return {
        params: { id },
        query: { confirmation: titleOf(definition, definition.example, 'en', labels) },
        answer: { deleted: true },
      };
  }
}
