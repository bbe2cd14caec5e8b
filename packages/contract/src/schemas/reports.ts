import {
  COUNTED_ON,
  DIMENSIONS,
  FIGURE_NAMES,
  type FigureName,
  OWNERS,
} from '@traslado/domain/reports/figures';
import { STEPS } from '@traslado/domain/reports/period';
import { z } from 'zod';
import { civilDate, id, instant } from './values.ts';

const figureName = z.enum(FIGURE_NAMES as [FigureName, ...FigureName[]]);
const dimension = z.enum(DIMENSIONS);

/** The wanted rows: days at the property, both included, and values of dimensions as text. */
const rowsAsked = {
  from: civilDate,
  to: civilDate,
  where: z
    .array(z.strictObject({ dimension, values: z.array(z.string().max(60)).min(1).max(50) }))
    .max(12)
    .default([]),
};

/** A question that can be asked again: stored and handed on. */
export const reportQuestion = z.strictObject({
  figures: z.array(figureName).min(1).max(6),
  ...rowsAsked,
  step: z.enum(STEPS).default('month'),
  /** A further split of the figures. */
  split: dimension.nullable().default(null),
});

export const rowsQuestion = z.strictObject({
  figure: figureName,
  ...rowsAsked,
  /** End of the page before. */
  after: z.strictObject({ day: civilDate, key: z.string().min(1).max(100) }).optional(),
});

export const rowsExport = z.strictObject({ figure: figureName, ...rowsAsked });

/** In the unit of the figure, money as a decimal amount; null where there is nothing to divide by. */
const value = z.number().nullable();

const measure = z.object({
  value,
  /** The parts of `value`. Money as a decimal amount. */
  numerator: z.number(),
  denominator: z.number(),
  rows: z.int(),
  /** Of figures with a middle: the rows at 10 and 90 of 100. */
  low: value,
  high: value,
});

const period = z.object({ from: civilDate, to: civilDate });

export const reportAnswer = z.object({
  /** The instant for which all of it is true. */
  at: instant,
  period,
  before: period,
  last_year: period,
  /** Bookings of the period that the group's own backend sold: no figure counts them. */
  left_out: z.int(),
  /** Days of the period on which rates came, went or changed, with their number. */
  price_changes: z.array(z.object({ day: civilDate, rates: z.int() })),
  figures: z.array(
    z.object({
      figure: figureName,
      title: z.string(),
      unit: z.enum(['count', 'money', 'percent', 'hours', 'minutes', 'per_hundred']),
      shape: z.enum(['sum', 'ratio', 'spread']),
      /** Its definition, in the language of the reader. */
      definition: z.object({
        numerator: z.string(),
        denominator: z.string(),
        counted_on: z.enum(COUNTED_ON),
        day: z.string(),
        owner: z.enum(OWNERS),
        owner_name: z.string(),
      }),
      total: measure,
      before: measure,
      last_year: measure,
      /** One for each step of the period, in order; the first day of the step. */
      steps: z.array(z.object({ start: civilDate, measure })),
      /** By the values of the dimension, the largest first; null where none was asked. `value` null: all others together. */
      parts: z.array(z.object({ value: z.string().nullable(), label: z.string(), measure })).nullable(),
    }),
  ),
});

export const rowsAnswer = z.object({
  rows: z.array(
    z.object({
      day: civilDate,
      /** Number of the booking, the stay or the message. */
      label: z.string(),
      /** The booking that can be opened; null where there is none. */
      booking: id.nullable(),
      hotel: z.string(),
      /** The row's share of the figure. */
      numerator: z.number(),
      denominator: z.number(),
    }),
  ),
  next: z.object({ day: civilDate, key: z.string() }).nullable(),
});

export const reportChoices = z.object({
  figures: z.array(
    z.object({ figure: figureName, title: z.string(), dimensions: z.array(dimension), owner: z.string() }),
  ),
  dimensions: z.array(
    z.object({
      dimension,
      title: z.string(),
      /** Values to choose from; empty where there are too many to list. */
      values: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
  /** Questions of one's own, and those that others share. */
  kept: z.array(
    z.object({
      id,
      name: z.string(),
      shared: z.boolean(),
      by: z.string(),
      is_own: z.boolean(),
      question: reportQuestion,
    }),
  ),
});
