import type { Counters } from '@traslado/domain/booking/passengers';
import type { SpecialCounts } from '@traslado/domain/booking/special-counts';
import { specialHints, specialLabels } from '@traslado/domain/booking/special-form-words';
import {
  boostersFor,
  SPECIAL_COUNT_MAX,
  SPECIAL_KINDS,
  type SpecialKind,
} from '@traslado/domain/booking/special-items';
import { specialWords } from '@traslado/domain/booking/special-words';
import { useEffect, useId, useRef } from 'react';
import { Counter } from '../components/counter.tsx';
import { useFormContext, useWatch } from '../components/form-context.ts';
import { useLocale } from '../i18n/i18n.tsx';
import { languageOf } from '../i18n/locale.ts';

type SpecialItemsProps = {
  party: Counters;
  /** The guest asked for them just now, so the focus comes along. */
  isAsked: boolean;
};

/** Large items, wheelchairs and child seats of the form's `special`, counted by kind. A kind that nobody of the party can use is not shown. */
export function SpecialItems({ party, isAsked }: SpecialItemsProps) {
  const language = languageOf(useLocale());
  const words = specialWords[language];
  const labels = specialLabels(language);
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const counts = useWatch({ control: useFormContext().control, name: 'special' }) as SpecialCounts;
  useEffect(() => {
    if (isAsked) section.current?.focus();
  }, [isAsked]);
  const isShown = (kind: SpecialKind): boolean => {
    if ((counts[kind] ?? 0) > 0) return true;
    if (kind === 'infant_seat' || kind === 'toddler_seat') return party.babySeats > 0;
    return kind !== 'booster_seat' || boostersFor(party) > 0;
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="mt-4 rounded-md border border-line bg-surface px-5 py-4 outline-none"
    >
      <h3 id={titleId} className="font-semibold">
        {words.title}
      </h3>
      <p className="max-w-prose text-small text-soft">{words.invitation}</p>
      <div className="mt-2 grid gap-x-10 sm:grid-cols-2">
        {SPECIAL_KINDS.filter(isShown).map((kind) => (
          <Counter
            key={kind}
            name={`special.${kind}`}
            label={labels[`special.${kind}`]}
            detail={specialHints[language][kind]}
            max={SPECIAL_COUNT_MAX}
          />
        ))}
      </div>
    </section>
  );
}
