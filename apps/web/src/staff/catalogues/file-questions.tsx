import type { FileQuestion } from '@traslado/contract/schemas/catalogue-batches';
import type { Definition } from '@traslado/domain/catalogues/definition';
import type { Answers } from '@traslado/domain/files/ways';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { ColumnsQuestion } from './columns-question.tsx';
import { useCatalogueWords } from './use-catalogue-words.ts';
import type { FileChange } from './use-file-change.ts';

type TwoWays = Exclude<FileQuestion, { about: 'columns' }>;

/** The two readings of a question's first example in words, each with its answer. */
function choicesOf(question: TwoWays, locale: Locale): { answer: Answers; label: string }[] {
  if (question.about === 'dates')
    return (['day_first', 'month_first'] as const).map((dates) => ({
      answer: { dates },
      label: formatCivilDate(question.examples[0]?.[dates] ?? '', locale, 'plain'),
    }));
  // Two decimals at least: 1,180 alone would be as unclear as in the file.
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 6 });
  return (['point', 'comma'] as const).map((decimals) => ({
    answer: { decimals },
    label: number.format(question.examples[0]?.[decimals] ?? 0),
  }));
}

type FileQuestionsProps = { definition: Definition; change: FileChange };

/** The open questions of a file. */
export function FileQuestions({ definition, change }: FileQuestionsProps) {
  return change.found?.answer.questions?.map((question) =>
    question.about === 'columns' ? (
      <ColumnsQuestion key={question.about} {...{ definition, question, change }} />
    ) : (
      <WaysQuestion key={question.about} {...{ definition, question, change }} />
    ),
  );
}

/** Cells that can be read in two ways: one button for each reading. */
function WaysQuestion({ definition, change, question }: FileQuestionsProps & { question: TwoWays }) {
  const { questions: texts, line: lineOf } = useTexts('staff').lists.imports;
  const words = useCatalogueWords(definition);
  const locale = useLocale();
  const placeOf = ({ line, field }: TwoWays['examples'][number]) =>
    `${lineOf(line)}, ${words.columns[field] ?? field}`;
  return (
    <Banner
      tone="warn"
      live
      title={texts.title(question.examples[0]?.text ?? '')}
      action={
        <div className="flex flex-wrap gap-3">
          {choicesOf(question, locale).map(({ answer, label }) => (
            <Button
              key={label}
              variant="secondary"
              disabled={change.isBusy}
              onClick={() => change.answer(answer)}
            >
              {label}
            </Button>
          ))}
        </div>
      }
    >
      <p>{texts[question.about]}</p>
      <ul className="mt-1.5 text-small">
        {question.examples.map((example) => (
          <li key={`${example.line} ${example.field}`}>
            {placeOf(example)}: {example.text}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
