import { NOTICE_CHANNELS } from '@traslado/domain/channels/channel';
import { NOTICE_AUDIENCES, NOTICE_OUTCOMES } from '@traslado/domain/flight-watch/staff-notice';
import type { Issue } from '@traslado/domain/forms/issue';
import { grouped } from '@traslado/domain/grouped';
import { isCivilDate } from '@traslado/domain/time/civil';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { DateField } from '../../components/date-field.tsx';
import { Form } from '../../components/form.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { formatCivilDate, formatList } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { ListChoice } from '../catalogues/list-choice.tsx';
import { ListKeys } from '../catalogues/list-keys.tsx';
import { ListPager } from '../catalogues/list-pager.tsx';
import { NothingHere } from '../catalogues/nothing-here.tsx';
import { SearchBox } from '../catalogues/search-box.tsx';
import { FilterBar, setOf } from '../frame/filter-bar.tsx';
import { formatRecent } from '../frame/format-when.ts';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { useAskedDays } from '../frame/use-asked-days.ts';
import { WorkRow } from '../frame/work-row.tsx';
import { momentText, useFate, useFlightWords, useSourceName } from './flight-parts.tsx';
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
        {data && data.total > 0 ? (
          <section aria-label={texts.table} aria-busy={query.isPlaceholderData}>
            <ul className="work-list rounded-lg bg-surface shadow-ticket">
              {[...grouped(data.rows, ({ event }) => event).values()].map((notices) => (
                <EventLine key={notices[0]?.event} notices={notices} viewer={data.viewer} />
              ))}
            </ul>
            <ListPager page={data.page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage}>
              <ListKeys hasChoice={false} />
            </ListPager>
          </section>
        ) : data ? (
          <NothingHere
            icon="mail"
            none={texts.none}
            noneText={texts.noneText}
            isNarrowed={Object.values(question).some(Boolean)}
            onShowAll={() => ask(ALL_NOTICES)}
          />
        ) : (
          <Loading query={query} texts={texts} className="h-40" />
        )}
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

type OfEvent = { notices: readonly ListedNotice[]; viewer: NoticeList['viewer'] };

/** All notices of one news of one flight: what it changed, how many were told, and who was not. It folds out into the single ones. */
function EventLine({ notices, viewer }: OfEvent) {
  const { notices: texts, told, rides: counted } = useTexts('staff').flightWatch;
  const words = useFlightWords();
  const locale = useLocale();
  const sourceName = useSourceName();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [first] = notices;
  if (!first) return null;
  const { kind, reason, news, made_at: at, time_zone: zone, ride } = first;
  const reasons: Readonly<Record<string, string>> = { ...words.bases, ...words.states, moved: texts.moved };
  const of = (outcome: ListedNotice['outcome']) => notices.filter((one) => one.outcome === outcome);
  const rides = grouped(notices, (one) => one.ride.reference);
  const textOf = (moment: ListedNotice['is']) => momentText(moment, ride.day, locale);
  const changes = new Set(
    notices.flatMap(({ was, is }) => (textOf(was) === textOf(is) ? [] : `${textOf(was)} → ${textOf(is)}`)),
  );
  const missed = [...new Set(of('not_sent').map(({ audience }) => told.audience[audience]))];
  const counts = (['told', 'waiting'] as const).filter((one) => of(one).length > 0);
  return (
    <WorkRow
      when={formatRecent(at, locale, zone)}
      name={ride.flight.code}
      target={viewer.can_follow ? { href: `/admin/flight-watch/${ride.flight.id}` } : null}
      verb=""
      about={[
        formatCivilDate(ride.day, locale, 'short'),
        rides.size === 1 ? ride.booking.guest : counted(rides.size),
      ].join(' · ')}
      reason={[
        words.notices[kind],
        changes.size === 1 && [...changes][0],
        reasons[reason] ?? reason,
        news ? sourceName(news.source) : texts.noNews,
      ]
        .filter(Boolean)
        .join(' · ')}
      marks={missed.length > 0 ? [`${texts.outcomes.not_sent}: ${formatList(missed, locale)}`] : []}
      badge={
        counts.length > 0 && (
          <span className="text-caption text-soft">
            {counts.map((one) => texts.counted[one](of(one).length)).join(' · ')}
          </span>
        )
      }
      deeds={
        <Button
          variant="quiet"
          icon="chevronDown"
          className="work-deed"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={texts.single(notices.length)}
          title={texts.single(notices.length)}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.single(notices.length)}
        </Button>
      }
    >
      <ul id={id} hidden={!isOpen} className="pb-1">
        {[...rides.values()].map((own) => (
          <RideNotices key={own[0]?.ride.reference} notices={own} viewer={viewer} />
        ))}
      </ul>
    </WorkRow>
  );
}

/** The notices of one ride. The guest leads to the booking. */
function RideNotices({ notices, viewer }: OfEvent) {
  const { told: texts } = useTexts('staff').flightWatch;
  const fateOf = useFate();
  const [first] = notices;
  if (!first) return null;
  const { booking, resort } = first.ride;
  return (
    <li className="flex flex-wrap gap-x-5 border-line border-t py-1.5">
      <span className="w-full sm:w-96">
        {viewer.can_open ? (
          <Link href={`/admin/bookings/${booking.id}`} className="font-semibold underline">
            {booking.guest}
          </Link>
        ) : (
          <span className="font-semibold">{booking.guest}</span>
        )}{' '}
        <span className="text-caption text-soft">{[booking.number, resort].filter(Boolean).join(' · ')}</span>
      </span>
      {notices.map((one) => (
        <span key={one.id} className="sm:w-56">
          {texts.audience[one.audience]} {texts.by[one.channel ?? 'matter']}
          <span
            className={classNames(
              'block text-caption',
              one.outcome === 'not_sent' ? 'text-warn' : 'text-soft',
            )}
          >
            {fateOf(one, one.time_zone)}
          </span>
        </span>
      ))}
    </li>
  );
}
