import { PAYMENT_DIMENSIONS } from '@traslado/domain/money/payment-figures';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { propertiesById } from '../../places/property-choices.ts';
import { ListChoice } from '../catalogues/list-choice.tsx';
import { FilterBar, type SetFilter, setOf } from '../frame/filter-bar.tsx';
import { Loading } from '../frame/loading.tsx';
import { checkPeriod, PeriodQuestion, PeriodText } from '../frame/period-question.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { DimensionTable, useValueText } from './dimension-table.tsx';
import { MoneyOverview } from './money-overview.tsx';
import { PaymentRows } from './payment-rows.tsx';
import {
  type Dimension,
  type PaymentFigures,
  type PaymentQuestion,
  type PaymentSearch,
  useDifferences,
  useFigures,
} from './use-money.ts';
import { WaitingMoney } from './waiting-money.tsx';

/** Days stand in a chart. Reasons of declines come first: they are what a person can do something about. */
const inOrder = (dimensions: readonly Dimension[]): readonly Dimension[] => [
  ...dimensions.filter(({ by }) => by === 'reason'),
  ...dimensions.filter(({ by }) => by !== 'day' && by !== 'reason'),
];

/** Days that a link asks for; else the usual ones. */
function questionOf(address: string): PaymentQuestion {
  const { from = '', to = '' } = Object.fromEntries(new URLSearchParams(address));
  return { ...(checkPeriod({ from, to }).length === 0 && { from, to }), where: {} };
}

/** Outcomes of payments and refunds: figures, each of which opens its rows, and the latest payments. */
export function PaymentsPage({ person }: { person: Person }) {
  const texts = useTexts('staff').payments;
  const address = useSearch();
  const [question, setQuestion] = useState(() => questionOf(address));
  const [opened, setOpened] = useState<PaymentSearch | null>(null);
  const query = useFigures(question);
  const [books] = useDifferences(
    { status: 'open', mine: false },
    person.permissions.includes('reconciliation:see'),
  ).pages;
  const { data } = query;
  const period = data && { from: question.from ?? data.period.from, to: question.to ?? data.period.to };
  const search = { ...question, ...period };
  const open = (what: 'payments' | 'refunds', where: PaymentSearch['where'], days = {}) =>
    setOpened({ ...search, ...days, what, where: { ...question.where, ...where } });
  if (opened)
    return (
      <StaffPage title={texts.title} lead={texts.lead} wide>
        <PaymentRows search={opened} onBack={() => setOpened(null)} />
      </StaffPage>
    );
  return (
    <StaffPage title={texts.title} lead={texts.lead} wide>
      {data && period && <Question question={question} period={period} figures={data} onAsk={setQuestion} />}
      {/* A wide table scrolls in its own box, not the page with it. */}
      <div className="grid grid-cols-1 gap-4">
        <Loading query={query} texts={texts} />
        {data && data.left_out > 0 && <Banner tone="info">{texts.leftOut(data.left_out)}</Banner>}
        {data && (
          <>
            <WaitingMoney
              figures={data}
              differences={books?.open ?? []}
              onOpen={(what, status) => open(what, { status })}
            />
            <MoneyOverview figures={data} onOpen={open} />
            <PaymentRows search={{ ...search, what: 'payments' }} />
          </>
        )}
        {data &&
          (['payments', 'refunds'] as const).map((what) => (
            <section key={what} aria-labelledby={what} className="min-w-0">
              <h2 id={what} className="mb-3 text-title">
                {texts.what[what]}
              </h2>
              {data[what].length === 0 && <p className="text-soft">{texts.none[what]}</p>}
              <div className="-mb-4 gap-4 wide:columns-2">
                {inOrder(data[what]).map((dimension) => (
                  <DimensionTable
                    key={dimension.by}
                    what={what}
                    dimension={dimension}
                    onOpen={(value) => open(what, { [dimension.by]: value })}
                    onOnly={(value) =>
                      setQuestion({ ...question, where: { ...question.where, [dimension.by]: value } })
                    }
                  />
                ))}
              </div>
            </section>
          ))}
      </div>
    </StaffPage>
  );
}

type QuestionProps = {
  question: PaymentQuestion;
  period: { from: string; to: string };
  figures: PaymentFigures;
  onAsk: (question: PaymentQuestion) => void;
};

/** Days and property of the figures, in force at once, and what they are narrowed to by their tables. */
function Question({ question, period, figures, onAsk }: QuestionProps) {
  const texts = useTexts('staff').payments;
  const valueText = useValueText();
  const all = [...figures.payments, ...figures.refunds];
  const ofProperty = {
    label: texts.labels.property,
    value: String(question.property ?? ''),
    options: [{ value: '', label: texts.allProperties }, ...propertiesById(figures.properties)],
    onChoose: (property: string) => {
      const { property: _, ...rest } = question;
      onAsk(property === '' ? rest : { ...rest, property: Number(property) });
    },
  };
  const alone = PAYMENT_DIMENSIONS.flatMap((by): SetFilter[] => {
    const { [by]: value, ...where } = question.where ?? {};
    if (value === undefined) return [];
    const figure = all.find((one) => one.by === by)?.figures.find((one) => one.value === value);
    return [
      {
        text: `${texts.dimensions[by]}: ${valueText(value, figure?.label)}`,
        remove: () => onAsk({ ...question, where }),
        isAlone: true,
      },
    ];
  });
  return (
    <FilterBar set={[...setOf(ofProperty), ...alone]} beside={<PeriodText period={period} />}>
      <PeriodQuestion
        name={texts.form}
        period={period}
        zone={figures.period.time_zone}
        onAsk={(days) => onAsk({ ...question, ...days })}
      />
      <ListChoice isFilter {...ofProperty} />
    </FilterBar>
  );
}
