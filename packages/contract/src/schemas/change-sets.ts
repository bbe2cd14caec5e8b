import { CHANGE_SET_STATES } from '@traslado/domain/change-sets/state';
import { z } from 'zod';
import { allBody } from './all-catalogues.ts';
import { batchAnswer, catalogueFile, rowAnswers, rowValue } from './catalogue-batches.ts';
import { listCounts, listPage, searchText } from './lists.ts';
import { brokenPrices } from './price-expectations.ts';
import { priceShifts } from './price-shifts.ts';
import { copyBody } from './seasons.ts';
import { confirmed } from './unusual-prices.ts';
import { civilDate, civilTime, id, idText, instant } from './values.ts';

/** Drafts of changes of catalogues that are published whole. */

const states = CHANGE_SET_STATES as readonly [
  (typeof CHANGE_SET_STATES)[number],
  ...(typeof CHANGE_SET_STATES)[number][],
];
const catalogueName = z.string().regex(/^[a-z-]{1,60}$/);
const version = z.int().min(1);

export const changeSet = z.object({
  id,
  name: z.string(),
  note: z.string(),
  state: z.enum(states),
  version: z.int(),
  /** Number of rows that it changes. */
  rows: z.int(),
  created_at: instant,
  created_by: z.string(),
  /** The name that people read. */
  created_by_name: z.string(),
  approved_at: instant.nullable(),
  approved_by: z.string().nullable(),
  approved_by_name: z.string().nullable(),
  /** When it is published by itself, and the zone in which that was chosen. */
  publish_at: instant.nullable(),
  publish_zone: z.string().nullable(),
  scheduled_by: z.string().nullable(),
  scheduled_by_name: z.string().nullable(),
  /** When it was published or withdrawn. */
  ended_at: instant.nullable(),
  ended_by: z.string().nullable(),
  ended_by_name: z.string().nullable(),
  /** Why a scheduled one was not published: code and sentence. */
  failure: z.string().nullable(),
  failure_message: z.string().nullable(),
  /** The change of many catalogues that it became, by which it is taken back. */
  batch: z.int().nullable(),
});
export type ChangeSet = z.output<typeof changeSet>;

export const changeSetList = z.object({ rows: z.array(changeSet), ...listCounts });

/** `open` are those of which something becomes yet. */
export const changeSetQuery = z.strictObject({
  state: z.enum(['all', 'open', ...states]).default('open'),
  search: searchText,
  ...listPage,
});

/** Permission for an action on it now: null, or the code of the reason against it. */
const ability = z.string().nullable();

export const oneChangeSet = z.object({
  change_set: changeSet,
  /** The catalogues that it changes, in the order in which they are written. */
  parts: z.array(
    z.object({
      catalogue: z.string(),
      add: z.int(),
      change: z.int(),
      remove: z.int(),
      /** Rows that were changed or deleted since. */
      stale: z.int(),
    }),
  ),
  /** Authors of its rows. */
  authors: z.array(z.string()),
  author_names: z.array(z.string()),
  /** True when a rule of one of its catalogues asks for a second person. */
  needs_second: z.boolean(),
  /** True when its catalogues change by sets only, so that it is undone by one, too. */
  needs_sets: z.boolean(),
  /** Names of colleagues who may approve or publish it, at most five; none once it is over. */
  publishers: z.array(z.string()),
  /** Accounts that need an e-mail address before the caller, or anybody at all, can count as a second person. */
  missing_addresses: z.array(
    z.object({
      username: z.string(),
      /** It is the caller's own account. */
      is_own: z.boolean(),
      /** The group's identity service says its address. */
      of_service: z.boolean(),
      /** Its number, where the caller may open its page and enter the address. */
      person: id.nullable(),
    }),
  ),
  /** Its price changes for guests when it was published; null before, and for a set without prices. */
  shifts: priceShifts.nullable(),
  /** The zone of its history: of the chosen moment, or of its properties; null where they differ. */
  zone: z.string().nullable(),
  history: z.array(
    z.object({ action: z.string(), at: instant, by: z.string(), by_name: z.string(), detail: z.string() }),
  ),
  viewer: z.object({
    change: ability,
    approve: ability,
    publish: ability,
    /** Sentences of those codes, for people. */
    reasons: z.record(z.string(), z.string()),
  }),
  /** The caller's properties with their zones, for scheduling it. */
  places: z.array(z.object({ id, name: z.string(), zone: z.string() })),
});
export type OneChangeSet = z.output<typeof oneChangeSet>;

export const changeSetRowsQuery = z.strictObject({
  catalogue: catalogueName,
  only: z.enum(['all', 'stale']).default('all'),
  ...listPage,
});

const { labels } = batchAnswer.shape;

const changeSetRow = z.object({
  /** Number of it in the set. */
  id,
  by: z.string(),
  row: batchAnswer.shape.rows.element,
  /** The row's change since it was written into the set; null without one. */
  stale: z
    .object({
      /** It was deleted, or is there again. */
      is_gone: z.boolean(),
      /** Version that it has now; null where there is none. */
      version: z.int().nullable(),
      changes: z.array(z.object({ field: z.string(), was: rowValue, now: rowValue, mine: rowValue })),
    })
    .nullable(),
});
export type ChangeSetRow = z.output<typeof changeSetRow>;

export const changeSetRows = z.object({ rows: z.array(changeSetRow), ...listCounts, labels });
export type ChangeSetRows = z.output<typeof changeSetRows>;

/** Rows because of which a set is not published: how many, and the first of them. */
const hinderedRows = z.object({
  total: z.int(),
  rows: z.array(
    z.object({
      catalogue: z.string(),
      id: id.nullable(),
      title: z.string(),
      code: z.string().nullable(),
      field: z.string().nullable(),
      message: z.string().nullable(),
    }),
  ),
});
export type HinderedRows = z.output<typeof hinderedRows>;

/** The outcome of publishing a set now. */
export const changeSetCheck = z.object({
  /** Version of the set that was looked at. */
  version: z.int(),
  hindered: hinderedRows,
  /** Expected prices that it would break; null where rows hinder it, because nothing can be calculated then. */
  prices: brokenPrices.nullable(),
  /** Its price changes for guests; null where rows hinder it, and for a set without prices. */
  shifts: priceShifts.nullable(),
});
export type ChangeSetCheck = z.output<typeof changeSetCheck>;

/** A row as a set has it, to be written on. */
export const oneChangeSetRow = z.object({
  catalogue: z.string(),
  /** Number of the row in its catalogue. */
  id,
  /** True for a row that the set adds. */
  is_new: z.boolean(),
  values: z.record(z.string(), rowValue),
  labels,
});

export type OneChangeSetRow = z.output<typeof oneChangeSetRow>;

/** The asking form. */
export const addedQuery = z.strictObject({ catalogue: catalogueName });
/** Labels of the rows that the set adds, by the fields of the form that can name them and by their numbers. */
export const addedRows = z.object({ labels });

const values = z.record(z.string().max(60), z.unknown());
const ofRow = { catalogue: catalogueName, id, version };

/** The stored change: a row as the form has it, a deletion, a state of its history, a file, a change of a selection, or the way back from one. */
const source = z.union([
  z.strictObject({
    kind: z.literal('row'),
    catalogue: catalogueName,
    id: id.nullable(),
    version: version.nullable(),
    values,
  }),
  z.strictObject({ kind: z.literal('removal'), ...ofRow }),
  z.strictObject({
    kind: z.literal('restore'),
    catalogue: catalogueName,
    id,
    change: id,
    state: z.enum(['before', 'after']).default('before'),
    version: version.nullable(),
  }),
  z.strictObject({
    kind: z.literal('import'),
    catalogue: catalogueName,
    file: z.union([z.string(), catalogueFile]),
    ...rowAnswers,
  }),
  z.strictObject({ kind: z.literal('bulk'), catalogue: catalogueName, change: values }),
  z.strictObject({ kind: z.literal('copy'), catalogue: z.literal('rates'), copy: copyBody }),
  z.strictObject({ kind: z.literal('undo'), catalogue: catalogueName, batch: id }),
  z.strictObject({ kind: z.literal('undo_all'), batch: id }),
  // New values of a row that the set has already, in place of the old ones.
  z.strictObject({ kind: z.literal('rewrite'), catalogue: catalogueName, id, values }),
  z.strictObject({ kind: z.literal('import_all'), file: allBody }),
]);
export type KeepSource = z.output<typeof source>;

const setName = z.string().max(120);
const setNote = z.string().max(1_000);

export const keepBody = z.strictObject({
  /** A draft that there is; a new one of this name where it is null. */
  change_set: id.nullable(),
  name: setName.default(''),
  note: setNote.default(''),
  /** Choice for refused rows: stop, or go on with the others. */
  refused: z.enum(['stop', 'skip']).default('stop'),
  source,
});
export type KeepBody = z.output<typeof keepBody>;

export const keepAnswer = z.object({ id, name: z.string(), kept: z.int() });

export const nameBody = z.strictObject({ name: setName, note: setNote.default('') });
export const byId = z.strictObject({ id: idText });
export const byRow = z.strictObject({ id: idText, row: idText });
export const resolveBody = z.strictObject({
  keep: z.enum(['mine', 'theirs']),
  /** Version of the row as it was shown; null of one that is gone. */
  version: version.nullable(),
});
export const moveBody = z.strictObject({ to: z.enum(['draft', 'ready', 'withdrawn']) });
export const scheduleBody = z.strictObject({
  date: civilDate,
  time: civilTime,
  property_id: id,
  ...confirmed,
});
export const scheduleAnswer = z.object({
  change_set: changeSet,
  /** The clock shows this time twice that day. The first one counts. */
  is_repeated: z.boolean(),
});
