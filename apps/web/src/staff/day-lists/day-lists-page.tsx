import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { notify } from '../../components/notification.ts';
import { formatCivilDate, formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { KeyLine } from '../catalogues/list-keys.tsx';
import { useCards } from '../frame/data-table.tsx';
import { DeedButton } from '../frame/deed-button.tsx';
import { Loading } from '../frame/loading.tsx';
import { keepRowHeight, useRowHeight } from '../frame/row-height.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import { asksTomorrow, tomorrowsArrivals } from '../frame/tomorrow.ts';
import { DayListForm } from './day-list-form.tsx';
import { GoneRides } from './gone-rides.tsx';
import { PrintSheet, printSheet } from './print-sheet.tsx';
import { RidesTable } from './rides-table.tsx';
import { type DayList, questionOf, useDayList, useDeeds, useQuestion } from './use-day-list.ts';

/** The rides of a day, on the screen, on paper and in files. */
export function DayListsPage() {
  const texts = useTexts('staff').dayLists;
  const [question, ask] = useQuestion();
  const query = useDayList(question);
  const { data, isPlaceholderData } = query;
  const isTomorrowAsked = asksTomorrow(useSearch());
  const showTomorrow = () => data && ask(tomorrowsArrivals(data, Date.now()));
  useEffect(() => {
    if (isTomorrowAsked) showTomorrow();
  });
  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      wide
      actions={
        data && (
          <DeedButton letter="t" onClick={showTomorrow}>
            {texts.tomorrow}
          </DeedButton>
        )
      }
    >
      <Loading query={query} texts={texts} />
      {data && (
        <div className="grid grid-cols-1 gap-4">
          <DayListForm list={data} question={question} onAsk={ask} />
          <div
            aria-busy={isPlaceholderData}
            className={classNames(
              'grid grid-cols-1 gap-4 transition-opacity duration-150',
              isPlaceholderData && 'opacity-60',
            )}
          >
            <ListHead list={data} />
            <GoneRides list={data} />
            {data.rides.length > 0 ? <RidesTable list={data} /> : <Nothing />}
            {data.viewer.can_mark && data.rides.length > 0 && <KeyLine keys={texts.keys} />}
          </div>
        </div>
      )}
    </StaffPage>
  );
}

function Nothing() {
  const texts = useTexts('staff').dayLists;
  return (
    <div className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
      <p className="text-heading">{texts.none}</p>
      <p className="text-soft">{texts.noneText}</p>
    </div>
  );
}

/** Name, size and last print of the list, and its exports. */
function ListHead({ list }: { list: DayList }) {
  const texts = useTexts('staff').dayLists;
  const locale = useLocale();
  const { counts, last_print: last, airport, property } = list;
  const became = (['completed', 'assumed', 'missed'] as const)
    .filter((one) => counts[one] > 0)
    .map((one) => texts.became[one](counts[one]));
  return (
    <section className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="min-w-0 flex-1 basis-80">
        <h2 className="text-title first-letter:uppercase">{formatCivilDate(list.day, locale)}</h2>
        <p className="tabular-nums">
          {property?.name ?? airport.name} · {airport.code} ·{' '}
          <span className="font-semibold">
            {[texts.rides(counts.rides), texts.people(counts.people), ...became].join(' · ')}
            {counts.open > 0 && <span className="text-warn"> · {texts.open(counts.open)}</span>}
          </span>
        </p>
        <p className="text-small text-soft">
          {last ? (
            texts.lastPrint[last.form](last.by_name, formatInstant(last.at, airport.time_zone, locale))
          ) : (
            <span className="page-lead">{texts.neverPrinted}</span>
          )}{' '}
          {texts.clock(airport.city)}
        </p>
      </div>
      <GoesOut list={list} />
    </section>
  );
}

function GoesOut({ list }: { list: DayList }) {
  const texts = useTexts('staff').dayLists;
  const deeds = useDeeds();
  const [busy, setBusy] = useState<'print' | 'pdf' | 'csv' | null>(null);
  const [printed, setPrinted] = useState<DayList | null>(null);
  const question = questionOf(list);
  const name = ['rides', list.property?.code ?? list.airport.code, list.direction, list.day]
    .filter(Boolean)
    .join('-');
  const run = (which: NonNullable<typeof busy>, deed: () => Promise<void>) => async () => {
    setBusy(which);
    await deed().catch(() => notify(texts.printFailed, 'bad'));
    setBusy(null);
  };
  const print = run('print', async () => {
    setPrinted(await deeds.print(question));
    await printSheet();
    await deeds.renew();
  });
  const ways = [
    ['pdf', texts.pdf, () => deeds.savePdf(question, name)],
    ['csv', texts.csv, () => deeds.saveTable(question, name)],
  ] as const;
  const rows = useRowHeight();
  const hasCards = useCards();
  const buttonOf = (which: NonNullable<typeof busy>) => ({
    busy: busy === which,
    busyLabel: texts.working,
  });
  return (
    <div className="deeds">
      {!hasCards && (
        <DeedButton
          letter="d"
          aria-pressed={rows === 'close'}
          onClick={() => keepRowHeight(rows === 'close' ? 'wide' : 'close')}
        >
          {texts.compact}
        </DeedButton>
      )}
      {ways.map(([id, label, save]) => (
        <Button
          key={id}
          variant="secondary"
          icon="download"
          {...buttonOf(id)}
          onClick={() => void (busy === null && run(id, save)())}
        >
          {label}
        </Button>
      ))}
      <DeedButton
        letter="p"
        variant="primary"
        {...buttonOf('print')}
        onClick={() => void (busy === null && print())}
      >
        {texts.print}
      </DeedButton>
      {printed && <PrintSheet list={printed} />}
    </div>
  );
}
