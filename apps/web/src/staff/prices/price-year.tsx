import { isCivilDate } from '@traslado/domain/time/civil';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { classNames } from '../../components/class-names.ts';
import { useMedia } from '../../components/use-media.ts';
import { type Calendar, endsOf, marksOf } from './calendar-model.ts';
import { CalendarNotes } from './calendar-notes.tsx';
import { DayDialog } from './day-dialog.tsx';
import { RateLegend } from './rate-legend.tsx';
import { YearGrid } from './year-grid.tsx';

/** Twelve months of a service: points to check, its rates, and the days. */
export function PriceYear({ calendar, isStale }: { calendar: Calendar; isStale: boolean }) {
  const isPhone = useMedia('(width < 48rem)');
  // A link to a day opens it, and the form of another price.
  const asked = new URLSearchParams(useSearch()).get('day') ?? '';
  const [first, last] = endsOf(calendar);
  const isAsked = isCivilDate(asked) && first <= asked && asked <= last;
  const [opened, setOpened] = useState<string | null>(isAsked ? asked : null);
  const marks = useMemo(() => marksOf(calendar), [calendar]);
  return (
    <div
      aria-busy={isStale}
      className={classNames('grid gap-5 transition-opacity duration-150', isStale && 'opacity-60')}
    >
      <CalendarNotes calendar={calendar} />
      <RateLegend calendar={calendar} marks={marks} />
      <YearGrid calendar={calendar} marks={marks} isPhone={isPhone} onOpen={setOpened} />
      {opened !== null && (
        <DayDialog
          calendar={calendar}
          marks={marks}
          day={opened}
          isToChange={opened === asked}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
