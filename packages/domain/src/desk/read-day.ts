import type { Language } from '../language.ts';
import { addDays, type CivilDate, daysBetween, isCivilDate } from '../time/civil.ts';
import { monthOf } from '../time/month-words.ts';

const WORDS: Readonly<Record<string, number>> = {
  today: 0,
  hoy: 0,
  tomorrow: 1,
  mañana: 1,
  yesterday: -1,
  ayer: -1,
};

type Known = { readonly today: CivilDate; readonly language: Language };

/**
 * A day as people type it: 2026-12-21, 21 Dec, Dec 21 2026, 12/21 (in Spanish 21/12), today, tomorrow. Without a year it is the one nearest to
 * today.
 * @returns null for anything else
 */
export function readDay(typed: string, known: Known): CivilDate | null {
  const text = typed.trim().toLowerCase();
  if (isCivilDate(text)) return text;
  const days = Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
  if (days !== undefined) return addDays(known.today, days);
  return readNumbers(text, known) ?? readWords(text, known);
}

function readNumbers(text: string, { today, language }: Known): CivilDate | null {
  const [, first = '', second = '', year] = /^(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}))?$/.exec(text) ?? [];
  if (first === '') return null;
  // A dot is between day and month everywhere.
  const isDayFirst = language === 'es' || text.includes('.');
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return dayOf({ day: Number(day), month: Number(month), year }, today);
}

function readWords(text: string, { today }: Known): CivilDate | null {
  const parts =
    /^(?<day>\d{1,2})\s*(?:de\s+)?(?<month>[a-z]{3,10})\.?(?:\s*(?:de|,)?\s*(?<year>\d{4}))?$/.exec(text) ??
    /^(?<month>[a-z]{3,10})\.?\s*(?<day>\d{1,2})(?:\s*,?\s*(?<year>\d{4}))?$/.exec(text);
  const { day = '', month = '', year } = parts?.groups ?? {};
  const named = monthOf(month);
  return named === 0 ? null : dayOf({ day: Number(day), month: named, year }, today);
}

function dayOf(
  { day, month, year }: { day: number; month: number; year: string | undefined },
  today: CivilDate,
): CivilDate | null {
  const text = (of: number) => `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (year !== undefined) return isCivilDate(text(Number(year))) ? text(Number(year)) : null;
  const now = Number(today.slice(0, 4));
  const near = [now - 1, now, now + 1].map(text).filter((one) => isCivilDate(one));
  const [nearest] = near.sort((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)));
  return nearest ?? null;
}
