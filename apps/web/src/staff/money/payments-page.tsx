import { PAYMENT_DIMENSIONS } from '@traslado/domain/money/payment-figures';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { DateField } from '../../components/date-field.tsx';
import { Form } from '../../components/form.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { propertiesById } from '../../places/property-choices.ts';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { DimensionTable, useValueText } from './dimension-table.tsx';
import { MoneyOverview } from './money-overview.tsx';
import { PaymentRows } from './payment-rows.tsx';
import { type Dimension, type PaymentQuestion, type PaymentSearch, useFigures } from './use-money.ts';
import { WaitingMoney } from './waiting-money.tsx';

/** Days stand in a chart. Reasons of declines come first: they are what a person can do something about. */
const inOrder = (dimensions: readonly Dimension[]): readonly Dimension[] => [
  ...dimensions.filter(({ by }) => by === 'reason'),
  ...dimensions.filter(({ by }) => by !== 'day' && by !== 'reason'),
];

type Asked = { from: string; to: string; property: string };

/** Outcomes of payments and refunds: figures, each of which opens its rows. */
export function PaymentsPage() {
  const texts = useTexts('staff').payments;
  const [question, setQuestion] = useState<PaymentQuestion>({ where: {} });
  const [opened, setOpened] = useState<PaymentSearch | null>(null);
  const query = useFigures(question);
  const { data } = query;
  const period = data && { from: data.period.from, to: data.period.to };
  return (
    <StaffPage title={texts.title} lead={texts.lead} wide>
      {opened ? (
        <PaymentRows search={opened} onBack={() => setOpened(null)} />
      ) : (
        <div className="grid gap-8">
          {data && period && (
            <Narrow
              key={`${period.from} ${period.to}`}
              asked={{ ...period, property: String(question.property ?? '') }}
              properties={data.properties}
              onAsk={({ from, to, property }) =>
                setQuestion({
                  where: question.where,
                  ...(from !== '' && { from }),
                  ...(to !== '' && { to }),
                  ...(property !== '' && { property: Number(property) }),
                })
              }
            />
          )}
          {data && (
            <Filters question={question} all={[...data.payments, ...data.refunds]} onAsk={setQuestion} />
          )}
          <Loading query={query} texts={texts} />
          {data && data.left_out > 0 && <Banner tone="info">{texts.leftOut(data.left_out)}</Banner>}
          {data && period && (
            <MoneyOverview
              figures={data}
              onOpen={(what, where, days = period) =>
                setOpened({ ...question, ...days, what, where: { ...question.where, ...where } })
              }
            />
          )}
          {data && (
            <WaitingMoney
              figures={data}
              onOpen={(what, status) =>
                setOpened({ ...question, ...period, what, where: { ...question.where, status } })
              }
            />
          )}
          {data &&
            (['payments', 'refunds'] as const).map((what) => (
              <section key={what} aria-labelledby={what} className="min-w-0">
                <h2 id={what} className="mb-4 text-title">
                  {texts.what[what]}
                </h2>
                {data[what].length === 0 && <p className="text-soft">{texts.none[what]}</p>}
                <div className="-mb-4 gap-4 wide:columns-2">
                  {inOrder(data[what]).map((dimension) => (
                    <DimensionTable
                      key={dimension.by}
                      what={what}
                      dimension={dimension}
                      onOpen={(value) =>
                        setOpened({
                          ...question,
                          ...period,
                          what,
                          where: { ...question.where, [dimension.by]: value },
                        })
                      }
                      onOnly={(value) =>
                        setQuestion({ ...question, where: { ...question.where, [dimension.by]: value } })
                      }
                    />
                  ))}
                </div>
              </section>
            ))}
        </div>
      )}
    </StaffPage>
  );
}

type FiltersProps = {
  question: PaymentQuestion;
  all: readonly Dimension[];
  onAsk: (question: PaymentQuestion) => void;
};

/** Filters of the figures, each with a button that removes it. */
function Filters({ question, all, onAsk }: FiltersProps) {
  const texts = useTexts('staff').payments;
  const valueText = useValueText();
  const chosen = PAYMENT_DIMENSIONS.flatMap((by) => {
    const value = question.where?.[by];
    if (value === undefined) return [];
    const figure = all.find((one) => one.by === by)?.figures.find((one) => one.value === value);
    return [{ by, text: `${texts.dimensions[by]}: ${valueText(value, figure?.label)}` }];
  });
  if (chosen.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="font-semibold text-small">{texts.filters}</span>
      {chosen.map(({ by, text }) => (
        <Button
          key={by}
          variant="secondary"
          iconAfter="close"
          className="text-small"
          aria-label={texts.removeFilter(text)}
          onClick={() => {
            const { [by]: _, ...where } = question.where ?? {};
            onAsk({ ...question, where });
          }}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}

type NarrowProps = {
  asked: Asked;
  properties: readonly { id: number; code: string; name: string }[];
  onAsk: (asked: Asked) => void;
};

function Narrow({ asked, properties, onAsk }: NarrowProps) {
  const texts = useTexts('staff').payments;
  const form = useIssueForm<Asked>(() => [], asked);
  return (
    <Form
      form={form}
      name={texts.form}
      labels={texts.labels}
      onValid={onAsk}
      className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7"
    >
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2 wide:grid-cols-3">
        <DateField name="from" />
        <DateField name="to" />
        <SelectField
          name="property"
          options={[{ value: '', label: texts.allProperties }, ...propertiesById(properties)]}
        />
      </div>
      <Button type="submit" className="mt-6">
        {texts.show}
      </Button>
    </Form>
  );
}
