import type { FileQuestion } from '@traslado/contract/schemas/catalogue-batches';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { ListChoice } from './list-choice.tsx';
import { useCatalogueWords } from './use-catalogue-words.ts';
import type { FileChange } from './use-file-change.ts';

type Question = Extract<FileQuestion, { about: 'columns' }>;

/** A column that is left out of the reading. */
export const OUT = '-';

/** The answer as the call takes it: the place of each column, with its field. */
export const columnsAnswer = (chosen: Readonly<Record<number, string>>): string =>
  Object.entries(chosen)
    .map(([place, name]) => `${place}:${name === OUT ? '' : name}`)
    .join(',');

type ColumnsQuestionProps = { definition: Definition; question: Question; change: FileChange };

/** Heads of a file that are no column: each is given its column, the likely ones first. */
export function ColumnsQuestion({ definition, question, change }: ColumnsQuestionProps) {
  const { columns: texts } = useTexts('staff').lists.imports;
  const words = useCatalogueWords(definition);
  const { examples, free } = question;
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(
      examples.map(({ place, likely }) => [place, (likely.length === 1 && likely[0]) || '']),
    ),
  );
  const labelOf = (name: string) => words.columns[name] ?? name;
  const optionsOf = (likely: readonly string[]) => [
    { value: '', label: texts.choose },
    ...[...likely, ...free.filter((name) => !likely.includes(name))].map((name) => ({
      value: name,
      label: labelOf(name),
    })),
    { value: OUT, label: texts.out },
  ];
  const isTwice = (name: string) => Object.values(chosen).filter((one) => one === name).length > 1;
  const isReady = examples.every(({ place }) => {
    const name = chosen[place] ?? '';
    return name !== '' && (name === OUT || !isTwice(name));
  });
  return (
    <Banner
      tone="warn"
      live
      title={texts.title(examples.map(({ text }) => text))}
      action={
        <Button
          variant="secondary"
          disabled={change.isBusy || !isReady}
          onClick={() => change.answer({ columns: columnsAnswer(chosen) })}
        >
          {texts.read}
        </Button>
      }
    >
      <p>{free.length > 0 ? texts.free(free.map(labelOf)) : texts.none}</p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {examples.map(({ place, text, likely }) => (
          <ListChoice
            key={place}
            label={texts.label(text, likely.map(labelOf))}
            value={chosen[place] ?? ''}
            options={optionsOf(likely)}
            onChoose={(name) => setChosen({ ...chosen, [place]: name })}
          />
        ))}
      </div>
    </Banner>
  );
}
