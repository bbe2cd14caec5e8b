import { NOTICE_CHANNELS } from '@traslado/domain/channels/channel';
import { NOTICE_AUDIENCES, NOTICE_OUTCOMES } from '@traslado/domain/flight-watch/staff-notice';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { DateField } from '../../components/date-field.tsx';
import { Form } from '../../components/form.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { formatCivilDate, formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { ListKeys } from '../catalogues/list-keys.tsx';
import { ListPager } from '../catalogues/list-pager.tsx';
import { DataTable } from '../frame/data-table.tsx';
import { FilterBar } from '../frame/filter-bar.tsx';
import { Loading } from '../frame/loading.tsx';
import { RowLink } from '../frame/row-link.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { useFlightWords, useMoment } from './flight-parts.tsx';
import { ALL_NOTICES, type NoticeQuestion } from './notice-question.ts';
import {
  type ListedNotice,
  type NoticeList,
  PAGE_SIZE,
  useNoticeQuestion,
  useNotices,
} from './use-notices.ts';

/** The ledger of notices about flights, searched. */
export function NoticesPage() {
  const texts = useTexts('staff').flightWatch.notices;
  const [question, ask] = useNoticeQuestion();
  const [page, setPage] = useState(1);
  const query = useNotices(question, page);
  const { data, isPlaceholderData } = query;
  return (
    <StaffPage title={texts.title} lead={texts.lead} wide>
      <Loading query={query} texts={texts} />
      {data && (
        <div className="grid grid-cols-1 gap-4">
          <NoticeForm
            question={question}
            airports={data.airports}
            onAsk={(next) => {
              setPage(1);
              ask(next);
            }}
          />
          {data.total === 0 ? (
            <div role="status" className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
              <p className="text-heading">{texts.none}</p>
              <p className="text-soft">{texts.noneText}</p>
            </div>
          ) : (
            <section>
              <p className="mb-3 font-semibold tabular-nums">
                {NOTICE_OUTCOMES.filter((one) => data.outcomes[one] > 0)
                  .map((one) => `${texts.outcomes[one]}: ${data.outcomes[one]}`)
                  .join(' · ')}
              </p>
              <NoticesTable list={data} isStale={isPlaceholderData} />
              <ListPager page={data.page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage}>
                <ListKeys hasChoice={false} />
              </ListPager>
            </section>
          )}
        </div>
      )}
    </StaffPage>
  );
}

type NoticeFormProps = {
  question: NoticeQuestion;
  airports: NoticeList['airports'];
  onAsk: (question: NoticeQuestion) => void;
};

function NoticeForm({ question, airports, onAsk }: NoticeFormProps) {
  const { notices: texts, told } = useTexts('staff').flightWatch;
  const locale = useLocale();
  const form = useIssueForm<NoticeQuestion>(() => [], question);
  const all = { value: '', label: texts.all };
  const ask = (values: NoticeQuestion) => {
    form.reset(values);
    onAsk(values);
  };
  const { day, airport, booking, audience, channel, outcome } = question;
  const place = airports.find(({ id }) => String(id) === airport);
  const words = [
    ['day', day && formatCivilDate(day, locale, 'plain')],
    ['airport', place?.code ?? airport],
    ['booking', booking],
    ['audience', NOTICE_AUDIENCES.filter((one) => one === audience).map((one) => told.audience[one])[0]],
    ['channel', NOTICE_CHANNELS.filter((one) => one === channel).map((one) => texts.channels[one])[0]],
    ['outcome', NOTICE_OUTCOMES.filter((one) => one === outcome).map((one) => texts.outcomes[one])[0]],
  ] as const;
  return (
    <FilterBar
      asked={JSON.stringify(question)}
      set={words.flatMap(([field, value]) =>
        value
          ? [
              {
                text: `${texts.labels[field]}: ${value}`,
                remove: () => ask({ ...question, [field]: ALL_NOTICES[field] }),
              },
            ]
          : [],
      )}
    >
      <Form form={form} name={texts.form} labels={texts.labels} onValid={ask} className="filter-form">
        <DateField name="day" className="filter-chip" />
        <SelectField
          name="airport"
          className="filter-chip"
          options={[
            all,
            ...airports.map(({ id, code, name }) => ({ value: String(id), label: `${code} · ${name}` })),
          ]}
        />
        <TextField
          name="booking"
          className="filter-chip"
          kind="plain"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
        />
        <SelectField
          name="audience"
          className="filter-chip"
          options={[all, ...NOTICE_AUDIENCES.map((value) => ({ value, label: told.audience[value] }))]}
        />
        <SelectField
          name="channel"
          className="filter-chip"
          options={[all, ...NOTICE_CHANNELS.map((value) => ({ value, label: texts.channels[value] }))]}
        />
        <SelectField
          name="outcome"
          className="filter-chip"
          options={[all, ...NOTICE_OUTCOMES.map((value) => ({ value, label: texts.outcomes[value] }))]}
        />
        <Button type="submit">{texts.search}</Button>
        <Button variant="quiet" onClick={() => ask(ALL_NOTICES)}>
          {texts.showAll}
        </Button>
      </Form>
    </FilterBar>
  );
}

function NoticesTable({ list, isStale }: { list: NoticeList; isStale: boolean }) {
  const { notices: texts } = useTexts('staff').flightWatch;
  const { head } = texts;
  return (
    <DataTable<ListedNotice, never>
      caption={texts.table}
      rows={list.rows}
      keyOf={({ id }) => id}
      isStale={isStale}
      columns={[
        { id: 'ride', head: head.ride, cell: (notice) => <Ride notice={notice} viewer={list.viewer} /> },
        { id: 'told', head: head.told, cell: (notice) => <Told notice={notice} /> },
        { id: 'pickUp', head: head.pickUp, cell: (notice) => <PickUp notice={notice} /> },
        { id: 'news', head: head.news, cell: (notice) => <News notice={notice} /> },
        { id: 'fate', head: head.fate, cell: (notice) => <Fate notice={notice} /> },
      ]}
    />
  );
}

type OfNotice = { notice: ListedNotice };

/** The guest leads to the booking, the flight to its page. */
function Ride({ notice: { ride }, viewer }: OfNotice & Pick<NoticeList, 'viewer'>) {
  const { notices: texts } = useTexts('staff').flightWatch;
  const locale = useLocale();
  const { booking, flight } = ride;
  return (
    <>
      {viewer.can_open ? (
        <RowLink href={`/admin/bookings/${booking.id}`}>{booking.guest}</RowLink>
      ) : (
        <span className="font-semibold">{booking.guest}</span>
      )}
      <span className="block text-small">
        {viewer.can_follow ? (
          <Link
            href={`/admin/flight-watch/${flight.id}`}
            className="whitespace-nowrap underline decoration-control underline-offset-4 hover:decoration-accent"
          >
            {texts.flight(flight.code)}
          </Link>
        ) : (
          texts.flight(flight.code)
        )}
        {' · '}
        <span className="whitespace-nowrap">{formatCivilDate(ride.day, locale, 'short')}</span>
      </span>
      <span className="block text-caption text-soft">
        {[ride.resort, booking.number].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

function Told({ notice: { audience, kind, channel } }: OfNotice) {
  const { notices: texts, told } = useTexts('staff').flightWatch;
  const words = useFlightWords();
  return (
    <>
      <span className="block font-semibold">{words.notices[kind]}</span>
      <span className="block text-small text-soft">
        {told.audience[audience]} · {texts.channels[channel ?? 'matter']}
      </span>
    </>
  );
}

/** Before and after, and why. */
function PickUp({ notice: { was, is, reason, ride } }: OfNotice) {
  const { notices: texts } = useTexts('staff').flightWatch;
  const moment = useMoment(ride.day);
  const words = useFlightWords();
  const reasons: Readonly<Record<string, string>> = { ...words.bases, ...words.states, moved: texts.moved };
  const [before, after] = [moment(was), moment(is)];
  return (
    <>
      <span className="block whitespace-nowrap tabular-nums">
        {before !== after && <span className="text-soft">{before} → </span>}
        <span className="font-semibold">{after}</span>
      </span>
      <span className="block text-small text-soft">{reasons[reason] ?? reason}</span>
    </>
  );
}

function News({ notice: { news, learned_at, time_zone: zone } }: OfNotice) {
  const { notices: texts } = useTexts('staff').flightWatch;
  const { states } = useFlightWords();
  const locale = useLocale();
  return (
    <>
      <span className="block">{news ? texts.news(states[news.state], news.source) : texts.noNews}</span>
      <span className="block whitespace-nowrap text-small text-soft tabular-nums">
        {texts.learned(formatInstant(learned_at, zone, locale))}
      </span>
    </>
  );
}

const LOOKS: Readonly<Record<ListedNotice['outcome'], string>> = {
  waiting: 'bg-sunk',
  told: 'bg-good-wash text-good',
  not_sent: 'bg-warn-wash text-warn',
};

function Fate({ notice: { outcome, because, told_at, made_at, time_zone: zone } }: OfNotice) {
  const { notices: texts } = useTexts('staff').flightWatch;
  const silences: Readonly<Record<string, string>> = useFlightWords().notified.because;
  const locale = useLocale();
  const when = (at: string) => formatInstant(at, zone, locale);
  const detail =
    because !== null
      ? (silences[because] ?? because)
      : told_at === null
        ? texts.madeAt(when(made_at))
        : when(told_at);
  return (
    <>
      <span
        className={classNames(
          'inline-block whitespace-nowrap rounded-md px-2 py-0.5 font-semibold text-small',
          LOOKS[outcome],
        )}
      >
        {texts.outcomes[outcome]}
      </span>
      <span className="block text-small text-soft tabular-nums first-letter:uppercase">{detail}</span>
    </>
  );
}
