import { NOTICE_CHANNELS } from '@traslado/domain/channels/channel';
import { NOTICE_AUDIENCES, NOTICE_OUTCOMES } from '@traslado/domain/flight-watch/staff-notice';
import type { Issue } from '@traslado/domain/forms/issue';
import { isCivilDate } from '@traslado/domain/time/civil';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { DateField } from '../../components/date-field.tsx';
import { Form } from '../../components/form.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { ListBody } from '../catalogues/list-body.tsx';
import { ListChoice } from '../catalogues/list-choice.tsx';
import { NothingHere } from '../catalogues/nothing-here.tsx';
import { SearchBox } from '../catalogues/search-box.tsx';
import type { Column } from '../frame/data-table.tsx';
import { FilterBar, setOf } from '../frame/filter-bar.tsx';
import { formatRecent } from '../frame/format-when.ts';
import { RowLink } from '../frame/row-link.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { type BadgeLook, StateBadge } from '../frame/state-badge.tsx';
import { useAskedDays } from '../frame/use-asked-days.ts';
import { useFlightWords, useMoment, useSourceName } from './flight-parts.tsx';
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
  const [question, setQuestion] = useNoticeQuestion();
  const [page, setPage] = useState(1);
  const query = useNotices(question, page);
  const { data } = query;
  const columns = useColumns(data?.viewer);
  const ask = (next: NoticeQuestion) => {
    setPage(1);
    setQuestion(next);
  };
  const counted = NOTICE_OUTCOMES.filter((one) => data && data.outcomes[one] > 0);
  return (
    <StaffPage title={texts.title} lead={texts.lead} wide>
      <div className="ride-page">
        <NoticeForm question={question} airports={data?.airports ?? []} onAsk={ask} />
        {data && counted.length > 1 && (
          <p className="mb-2 text-small text-soft tabular-nums">
            {counted.map((one) => texts.counted[one](data.outcomes[one])).join(' · ')}
          </p>
        )}
        <ListBody<ListedNotice, never>
          query={query}
          failed={texts.failed}
          nothing={
            <NothingHere
              icon="mail"
              none={texts.none}
              noneText={texts.noneText}
              isNarrowed={Object.values(question).some(Boolean)}
              onShowAll={() => ask(ALL_NOTICES)}
            />
          }
          caption={texts.table}
          columns={columns}
          keyOf={({ id }) => id}
          pageSize={PAGE_SIZE}
          onPage={setPage}
        />
      </div>
    </StaffPage>
  );
}

type NoticeFormProps = {
  question: NoticeQuestion;
  airports: NoticeList['airports'];
  onAsk: (question: NoticeQuestion) => void;
};

type Day = { day: string };
const checkDay = ({ day }: Day): Issue[] =>
  day === '' || isCivilDate(day) ? [] : [{ field: 'day', code: 'date.invalid' }];

/** Each part is asked for at once. */
function NoticeForm({ question, airports, onAsk }: NoticeFormProps) {
  const { notices: texts, told } = useTexts('staff').flightWatch;
  const { labels } = texts;
  const locale = useLocale();
  const { day, booking } = question;
  const form = useIssueForm<Day>(checkDay, { day });
  const askDay = (asked: Day) => onAsk({ ...question, ...asked });
  useAskedDays(form, { day }, checkDay, askDay);
  const choiceOf = (
    field: Exclude<keyof typeof labels, 'day'>,
    options: readonly { readonly value: string; readonly label: string }[],
  ) => ({
    label: labels[field],
    value: question[field],
    options: [{ value: '', label: texts.all }, ...options],
    onChoose: (value: string) => onAsk({ ...question, [field]: value }),
  });
  const choices = [
    choiceOf(
      'airport',
      airports.map(({ id, code, name }) => ({ value: String(id), label: `${code} · ${name}` })),
    ),
    choiceOf(
      'audience',
      NOTICE_AUDIENCES.map((value) => ({ value, label: told.audience[value] })),
    ),
    choiceOf(
      'channel',
      NOTICE_CHANNELS.map((value) => ({ value, label: texts.channels[value] })),
    ),
    choiceOf(
      'outcome',
      NOTICE_OUTCOMES.map((value) => ({ value, label: texts.outcomes[value] })),
    ),
  ];
  const ofDay = day && {
    text: `${labels.day}: ${formatCivilDate(day, locale, 'plain')}`,
    remove: () => askDay({ day: '' }),
  };
  return (
    <FilterBar
      set={[...(ofDay ? [ofDay] : []), ...choices.flatMap(setOf)]}
      lead={
        <SearchBox
          value={booking}
          onSearch={(typed) => onAsk({ ...question, booking: typed })}
          hint={texts.searchHint}
          maxLength={40}
        />
      }
    >
      <Form form={form} name={texts.form} labels={labels} onValid={askDay} className="filter-form">
        <DateField name="day" className="filter-chip" />
      </Form>
      {choices.map((choice) => (
        <ListChoice key={choice.label} isFilter {...choice} />
      ))}
    </FilterBar>
  );
}

/** A fact, and what belongs to it below. */
const two = (first: ReactNode, second: ReactNode) => (
  <>
    <span className="block">{first}</span>
    <span className="block text-caption text-soft tabular-nums">{second}</span>
  </>
);

type NoticeColumn = Column<ListedNotice, never>;

/** The guest leads to the booking, the flight to its page. */
function useColumns(viewer: NoticeList['viewer'] | undefined): readonly [NoticeColumn, ...NoticeColumn[]] {
  const { notices: texts, told } = useTexts('staff').flightWatch;
  const { head } = texts;
  const words = useFlightWords();
  const locale = useLocale();
  const sourceName = useSourceName();
  const reasons: Readonly<Record<string, string>> = { ...words.bases, ...words.states, moved: texts.moved };
  return [
    {
      id: 'ride',
      head: head.ride,
      cell: ({ ride: { booking, resort } }) =>
        two(
          viewer?.can_open ? (
            <RowLink href={`/admin/bookings/${booking.id}`}>{booking.guest}</RowLink>
          ) : (
            <span className="font-semibold">{booking.guest}</span>
          ),
          [resort, booking.number].filter(Boolean).join(' · '),
        ),
    },
    {
      id: 'fate',
      head: head.fate,
      isState: true,
      cell: (notice) => <Fate notice={notice} />,
    },
    {
      id: 'told',
      head: head.told,
      cell: ({ kind, reason }) => two(words.notices[kind], reasons[reason] ?? reason),
    },
    { id: 'pickUp', head: head.pickUp, cell: (notice) => <PickUp notice={notice} /> },
    {
      id: 'to',
      head: head.to,
      cell: ({ audience, channel }) => two(told.audience[audience], texts.channels[channel ?? 'matter']),
    },
    {
      id: 'flight',
      head: head.flight,
      cell: ({ ride: { flight, day } }) =>
        two(
          viewer?.can_follow ? (
            <Link href={`/admin/flight-watch/${flight.id}`} className="row-link whitespace-nowrap">
              {flight.code}
            </Link>
          ) : (
            flight.code
          ),
          formatCivilDate(day, locale, 'short'),
        ),
    },
    {
      id: 'news',
      head: head.news,
      cell: ({ news, learned_at, time_zone: zone }) =>
        two(
          news ? words.states[news.state] : texts.noNews,
          [news && sourceName(news.source), formatRecent(learned_at, locale, zone)]
            .filter(Boolean)
            .join(' · '),
        ),
    },
  ];
}

type OfNotice = { notice: ListedNotice };

/** Before and after. */
function PickUp({ notice: { was, is, ride } }: OfNotice) {
  const moment = useMoment(ride.day);
  const [before, after] = [moment(was), moment(is)];
  return (
    <span className="whitespace-nowrap tabular-nums">
      {before !== after && <span className="text-soft">{before} → </span>}
      <span className="font-semibold">{after}</span>
    </span>
  );
}

const LOOKS: Readonly<Record<ListedNotice['outcome'], BadgeLook>> = {
  waiting: { tone: 'soft', icon: 'clock' },
  told: { tone: 'good', icon: 'check' },
  not_sent: { tone: 'warn', icon: 'warning' },
};

function Fate({ notice: { outcome, because, told_at, made_at, time_zone: zone } }: OfNotice) {
  const { notices: texts } = useTexts('staff').flightWatch;
  const silences: Readonly<Record<string, string>> = useFlightWords().notified.because;
  const locale = useLocale();
  const when = (at: string) => formatRecent(at, locale, zone);
  const detail =
    because !== null
      ? (silences[because] ?? because)
      : told_at === null
        ? texts.madeAt(when(made_at))
        : when(told_at);
  return two(
    <StateBadge {...LOOKS[outcome]}>{texts.outcomes[outcome]}</StateBadge>,
    <span className="block first-letter:uppercase">{detail}</span>,
  );
}
