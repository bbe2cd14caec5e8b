import { fileOf } from '@traslado/domain/desk/booking-view';
import { useState } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import { ListPager } from '../catalogues/list-pager.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { FilterBar } from '../frame/filter-bar.tsx';
import { KeptQuestions } from '../frame/kept-questions.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { Loading } from '../frame/loading.tsx';
import { SaveFileButton } from '../frame/save-file-button.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { takeListed } from './listed.ts';
import {
  type KeptViews,
  saveView,
  useKeptViews,
  useView,
  useViews,
  usualQuestion,
  type ViewQuestion,
} from './use-views.ts';
import { useViewFilters, ViewForm } from './view-form.tsx';
import { ViewTable } from './view-table.tsx';

const PAGE_SIZE = 25;
/** The last page of the thousand that are counted. */
const MOST = 1_000;

/** First question of a list: the usual one, or the found bookings. */
function beginning(): ViewQuestion {
  const bookings = [...takeListed()];
  return bookings.length === 0 ? usualQuestion : { ...usualQuestion, statuses: [], days: null, bookings };
}

/** Lists of bookings: one's own, those that others share, and a new one. */
export function ViewsPage() {
  const { bookings } = useTexts('staff');
  const texts = bookings.lists;
  const choices = useViews();
  const [question, setQuestion] = useState(beginning);
  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      back={{ href: '/admin/bookings', label: bookings.page.back }}
      wide
    >
      {choices.data && (
        <div className="grid grid-cols-1 gap-3">
          {question.bookings.length > 0 && (
            <p className="text-soft">{texts.chosen(question.bookings.length)}</p>
          )}
          <Question question={question} choices={choices.data} onAsk={setQuestion} />
          <Answer key={`rows ${JSON.stringify(question)}`} question={question} onAsk={setQuestion} />
        </div>
      )}
      <Loading query={choices} texts={texts} />
    </StaffPage>
  );
}

type KeptProps = { choices: KeptViews; question: ViewQuestion; onAsk: (question: ViewQuestion) => void };

function Question(props: KeptProps) {
  const key = JSON.stringify(props.question);
  return (
    <FilterBar set={useViewFilters(props)} beside={<Kept {...props} />} asked={key}>
      <ViewForm key={key} {...props} />
    </FilterBar>
  );
}

function Kept({ choices, question, onAsk }: KeptProps) {
  const { keep, forget } = useKeptViews();
  const text = JSON.stringify(question);
  const shown = choices.views.find((one) => JSON.stringify(one.question) === text);
  return (
    <KeptQuestions
      texts={useTexts('staff').bookings.lists}
      kept={choices.views}
      shown={shown?.id ?? null}
      onOpen={(id) => {
        const chosen = choices.views.find((one) => one.id === id);
        if (chosen) onAsk(chosen.question);
      }}
      keep={(values) => keep(question, values)}
      forget={forget}
    />
  );
}

function Answer({ question, onAsk }: Pick<KeptProps, 'question' | 'onAsk'>) {
  const { bookings } = useTexts('staff');
  const texts = bookings.lists;
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useView(question, page);
  if (!data && isError) return <LoadFailed title={texts.failed} onRetry={() => void refetch()} />;
  if (data?.total === 0)
    return (
      <EmptyState icon="ticket" title={texts.none}>
        {texts.noneText}
      </EmptyState>
    );
  return (
    <div>
      <ViewTable
        columns={data?.columns ?? []}
        currency={data?.currency ?? 'USD'}
        rows={data?.rows}
        isStale={isPlaceholderData}
        question={question}
        onAsk={onAsk}
      />
      {data && (
        <ListPager page={page} pageSize={PAGE_SIZE} total={Math.min(MOST, data.total)} onPage={setPage} />
      )}
      {data && data.total > MOST && <p className="mt-3 text-small text-soft">{texts.tooMany}</p>}
      {data && (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <SaveFileButton save={() => saveView(question)} texts={texts} />
          {fileOf(data.columns).calledBy === 'reference' && (
            <p className="max-w-prose text-small text-soft">{texts.saveText}</p>
          )}
        </div>
      )}
    </div>
  );
}
