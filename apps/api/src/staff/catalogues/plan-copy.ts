import { rowRefusal } from '@traslado/contract/refusals';
import type { CopyBody } from '@traslado/contract/schemas/seasons';
import type { Facts } from '@traslado/domain/catalogues/definition';
import { rates } from '@traslado/domain/catalogues/rates';
import { toMinor } from '@traslado/domain/money';
import { changePrice, PRICE_STEPS, type PriceChange } from '@traslado/domain/seasons/change-price';
import { type Move, moveSeason, type Span } from '@traslado/domain/seasons/move-season';
import { settleSharedDays } from '@traslado/domain/seasons/season-notes';
import { Refused } from '../../refused.ts';
import type { RowRecord } from '../../store/catalogue/record.ts';
import { checkRow, refuseStale } from './check-row.ts';
import type { Step } from './present-steps.ts';

/** The rate to copy; a version where the caller gives the seen one. */
export type Source = {
  readonly id: number;
  readonly version: number | null;
  readonly row: RowRecord | null;
};

const PRICES = ['price', 'adult_price', 'minor_price'] as const;

const moveOf = ({ move }: Pick<CopyBody, 'move'>): Move =>
  'to' in move ? { kind: 'to', firstOn: move.to } : { kind: 'by', count: move.by, unit: move.unit };

const changeOf = ({ percent, round_to }: Pick<CopyBody, 'percent' | 'round_to'>): PriceChange => ({
  permille: Math.round(percent * 10),
  stepMinor: PRICE_STEPS.find((step) => step === toMinor(round_to)) ?? 1,
});

/** The prices of a copy. A price of 0 means that this unit is not charged, and stays. Codes: `rate.price_gone`. */
function pricesOf(facts: Facts, change: PriceChange): Facts {
  const changed = PRICES.map(
    (name) => [name, Number(facts[name]), changePrice(Number(facts[name]), change)] as const,
  );
  const gone = changed.find(([, old, now]) => old > 0 && now === 0);
  if (gone) throw new Refused('rate.price_gone', { field: gone[0] });
  return Object.fromEntries(changed.map(([name, , now]) => [name, now]));
}

const spanOf = ({ facts }: RowRecord): Span => ({
  validFromOn: String(facts.valid_from),
  validToOn: String(facts.valid_to),
});

/**
 * A copy of each rate, moved and changed as requested, then the sources that end before their copies; nothing is written. Codes of a step:
 * `rate.not_found`, `rate.stale`, `date.invalid` where it would leave the calendar, `rate.price_gone`, those of `checkFacts`.
 */
export function planCopy(
  sources: readonly Source[],
  asked: Pick<CopyBody, 'move' | 'percent' | 'round_to' | 'shared_days'>,
): { readonly steps: readonly Step[]; readonly sources: readonly Source[] } {
  const there = sources.flatMap(({ row }) => (row ? [row] : []));
  const moved = moveSeason(there.map(spanOf), moveOf(asked));
  const spans = new Map(there.map((row, index) => [row.id, moved[index] ?? null]));
  const change = changeOf(asked);
  const step = { line: null, id: null, title: '', before: null, after: null };
  const ended: { readonly source: Source; readonly step: Step }[] = [];
  const copies = sources.map((source): Step => {
    const { id, version, row } = source;
    try {
      if (!row) throw new Refused(rowRefusal(rates, 'not_found'));
      refuseStale(rates, row, version);
      const span = spans.get(id);
      if (!span) throw new Refused('date.invalid', { field: 'valid_from' });
      const own = { ...spanOf(row), priority: Number(row.facts.priority) };
      const { priority, sourceEndsOn } = settleSharedDays(asked.shared_days ?? 'leave', own, span);
      const days = { valid_from: span.validFromOn, valid_to: span.validToOn };
      const after = checkRow(rates, { ...row.facts, ...days, priority, ...pricesOf(row.facts, change) });
      if (sourceEndsOn)
        ended.push({
          source,
          step: { ...step, id, before: row, after: { ...row.facts, valid_to: sourceEndsOn }, refusal: null },
        });
      return { ...step, after, refusal: null };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { ...step, id, before: row, refusal: error };
    }
  });
  return {
    steps: [...copies, ...ended.map((one) => one.step)],
    sources: [...sources, ...ended.map((one) => one.source)],
  };
}
