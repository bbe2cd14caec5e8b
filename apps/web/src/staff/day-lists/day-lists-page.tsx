import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { notify } from '../../components/notification.ts';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { KeyLine } from '../catalogues/list-keys.tsx';
import { useCards } from '../frame/data-table.tsx';
import { DeedButton } from '../frame/deed-button.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { FoldOut } from '../frame/fold-out.tsx';
import { formatRecent } from '../frame/format-when.ts';
import { Loading } from '../frame/loading.tsx';
import { keepRowHeight, useRowHeight } from '../frame/row-height.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import { asksTomorrow, tomorrowsArrivals } from '../frame/tomorrow.ts';
import { DayListForm } from './day-list-form.tsx';
import { GoneRides } from './gone-rides.tsx';
import { PrintSheet, printSheet } from './print-sheet.tsx';
import { RidesTable } from './rides-table.tsx';
import { type DayList, findNextDay, questionOf, useDayList, useDeeds, useQuestion } from './use-day-list.ts';

/** The rides of a day, on the screen, on paper and in files. */
export function DayListsPage() {
  const texts = useTexts('staff').dayLists;
  const [question, ask] = useQuestion();
  const query = useDayList(question);
  const { data, isPlaceholderData } = query;
  const isTomorrowAsked = asksTomorrow(useSearch());
  const showTomorrow = () => data && ask(tomorrowsArrivals(data, Date.now()));
  const showNextDay = async (asked: ReturnType<typeof questionOf>) => {
    const day = await findNextDay(asked).catch(() => undefined);
    if (day) ask({ ...asked, day });
    else notify(day === null ? texts.noNextDay : texts.failed);
  };
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
          <>
            <DeedButton letter="t" onClick={showTomorrow}>
              {texts.tomorrow}
            </DeedButton>
            <GoesOut list={data} />
          </>
        )
      }
    >
      <Loading query={query} texts={texts} />
      {data && (
        <div className="ride-page">
          <DayListForm list={data} question={question} onAsk={ask} />
          <div
            aria-busy={isPlaceholderData}
            className={classNames(
              'grid grid-cols-1 gap-3 transition-opacity duration-150',
              isPlaceholderData && 'opacity-60',
            )}
          >
            <ListHead list={data} />
            <GoneRides list={data} />
            {data.rides.length > 0 ? (
              <RidesTable list={data} />
            ) : (
              <EmptyState
                icon="van"
                title={texts.none}
                actions={
                  <DeedButton letter="n" variant="primary" onClick={() => void showNextDay(questionOf(data))}>
                    {texts.nextDay}
                  </DeedButton>
                }
              >
                {texts.noneText}
              </EmptyState>
            )}
            {data.viewer.can_mark && data.rides.length > 0 && <KeyLine keys={texts.keys} />}
          </div>
        </div>
      )}
    </StaffPage>
  );
}

/** Day and size of the list, its last print, and the height of its rows. */
function ListHead({ list }: { list: DayList }) {
  const texts = useTexts('staff').dayLists;
  const locale = useLocale();
  const rows = useRowHeight();
  const hasCards = useCards();
  const { counts, last_print: last, airport } = list;
  const became = (['completed', 'assumed', 'missed'] as const)
    .filter((one) => counts[one] > 0)
    .map((one) => texts.became[one](counts[one]));
  return (
    <section className="day-head">
      <h2 className="text-title first-letter:uppercase">{formatCivilDate(list.day, locale)}</h2>
      <p className="font-semibold tabular-nums empty:hidden">
        {counts.rides > 0 && [texts.rides(counts.rides), texts.people(counts.people), ...became].join(' · ')}
        {counts.open > 0 && <span className="text-warn"> · {texts.open(counts.open)}</span>}
      </p>
      <p className="day-print">
        {last ? (
          texts.lastPrint[last.form](last.by_name, formatRecent(last.at, locale, airport.time_zone))
        ) : (
          <span className="page-lead">{texts.neverPrinted}</span>
        )}{' '}
        {texts.clock(airport.city)}
      </p>
      {!hasCards && list.rides.length > 0 && (
        <DeedButton
          letter="d"
          aria-pressed={rows === 'close'}
          onClick={() => keepRowHeight(rows === 'close' ? 'wide' : 'close')}
        >
          {texts.compact}
        </DeedButton>
      )}
    </section>
  );
}

/** Files of the list behind a button, and its print. */
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
  const buttonOf = (which: NonNullable<typeof busy>) => ({
    busy: busy === which,
    busyLabel: texts.working,
  });
  return (
    <>
      <FoldOut label={texts.files}>
        {ways.map(([id, label, save]) => (
          <Button
            key={id}
            variant="quiet"
            icon="download"
            {...buttonOf(id)}
            onClick={() => void (busy === null && run(id, save)())}
          >
            {label}
          </Button>
        ))}
      </FoldOut>
      <DeedButton
        letter="p"
        variant={list.rides.length > 0 ? 'primary' : 'secondary'}
        {...buttonOf('print')}
        onClick={() => void (busy === null && print())}
      >
        {texts.print}
      </DeedButton>
      {printed && <PrintSheet list={printed} />}
    </>
  );
}
