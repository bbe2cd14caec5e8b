import { type Counters, sumCounters } from '@traslado/domain/booking/passengers';
import {
  boostersFor,
  itemsOfCounts,
  SPECIAL_COUNT_MAX,
  SPECIAL_KINDS,
  type SpecialCounts,
  type SpecialKind,
} from '@traslado/domain/booking/special-items';
import { listSpecialItems, specialWords } from '@traslado/domain/booking/special-words';
import { useState } from 'react';
import { Counter } from '../../components/counter.tsx';
import { useFormContext, useWatch } from '../../components/form-context.ts';
import { Icon } from '../../components/icon.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';

const BABY_SEATS: readonly SpecialKind[] = ['infant_seat', 'toddler_seat'];

/** Large items, wheelchairs and child seats, counted by kind; closed until somebody has some. */
export function SpecialSection() {
  const texts = useTexts('booking').special;
  const language = languageOf(useLocale());
  const { control, formState } = useFormContext();
  const counts = (useWatch({ control, name: 'special' }) ?? {}) as SpecialCounts;
  const party = sumCounters(useWatch({ control, name: 'passengers' }) as Counters[]);
  const [isOpen, setOpen] = useState(false);
  const items = itemsOfCounts(counts);
  const isShown = (kind: SpecialKind): boolean => {
    if ((counts[kind] ?? 0) > 0) return true;
    if (BABY_SEATS.includes(kind)) return party.babySeats > 0;
    return kind !== 'booster_seat' || boostersFor(party) > 0;
  };
  return (
    <details
      className="group mt-4 rounded-md bg-surface px-5"
      open={isOpen || Boolean(formState.errors.special)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-semibold">{texts.title}</span>
          <span className="block text-caption text-soft">
            {items.length > 0 ? listSpecialItems(items, language) : texts.closed}
          </span>
        </span>
        <Icon name="chevronDown" className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <p className="max-w-prose text-small text-soft">{specialWords[language].invitation}</p>
      <div className="grid gap-x-10 py-2 sm:grid-cols-2">
        {SPECIAL_KINDS.filter(isShown).map((kind) => (
          <Counter key={kind} name={`special.${kind}`} detail={texts.details[kind]} max={SPECIAL_COUNT_MAX} />
        ))}
      </div>
    </details>
  );
}
