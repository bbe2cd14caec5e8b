import type { FigureUnit } from '@traslado/domain/reports/figures';
import { changeOf } from '@traslado/domain/reports/measure';
import { formatAmount } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';

type InUnit = { readonly unit: FigureUnit };

type Words = {
  readonly none: string;
  readonly hours: (value: string) => string;
  readonly minutes: (value: string) => string;
  readonly points: (value: string, isOne: boolean) => string;
};

/** 26.2 as 26.2%, as the language writes it. */
export const percentText = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100);

/** A value in the unit of its figure. */
export function valueText(
  { unit }: InUnit,
  value: number | null,
  locale: Locale,
  words: Pick<Words, 'none' | 'hours' | 'minutes'>,
): string {
  if (value === null) return words.none;
  const number = (digits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
  switch (unit) {
    case 'money':
      return formatAmount(Math.round(value * 100) / 100, locale);
    case 'percent':
      return percentText(value, locale);
    case 'hours':
      return words.hours(number(1));
    case 'minutes':
      return words.minutes(number(1));
    case 'per_hundred':
      return number(1);
    case 'count':
      return number(0);
  }
}

/** A value short enough for an axis: 12K instead of 12,000. */
export function axisText({ unit }: InUnit, value: number, locale: Locale): string {
  if (unit === 'percent') return percentText(value, locale);
  return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/** Difference from an earlier value without its sign, and its direction; null without anything to compare with. */
export function changeText(
  figure: InUnit,
  { now, before }: { readonly now: number | null; readonly before: number | null },
  locale: Locale,
  words: Pick<Words, 'points'>,
): { readonly text: string; readonly way: 'up' | 'down' | null } | null {
  const change = changeOf(figure, now, before);
  if (change === null) return null;
  const rounded = Math.round(change.value * 10) / 10;
  const size = Math.abs(rounded);
  const text =
    change.by === 'percent'
      ? percentText(size, locale)
      : words.points(new Intl.NumberFormat(locale).format(size), size === 1);
  return { text, way: rounded === 0 ? null : rounded > 0 ? 'up' : 'down' };
}

/** The first day of a step, as short as its chart needs it. */
export function stepText(start: string, step: string, locale: Locale): string {
  const options: Intl.DateTimeFormatOptions =
    step === 'month' ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${start}T00:00:00Z`),
  );
}

/** A step in full: November 2026, Nov 28, 2026. */
export function stepName(start: string, step: string, locale: Locale): string {
  const options: Intl.DateTimeFormatOptions =
    step === 'month' ? { month: 'long', year: 'numeric' } : { dateStyle: 'medium' };
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${start}T00:00:00Z`),
  );
}
