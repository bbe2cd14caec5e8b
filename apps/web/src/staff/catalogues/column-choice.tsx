import { type Definition, listNameOf } from '@traslado/domain/catalogues/definition';
import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { allColumnsOf, columnsText, readColumns } from './list-columns.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';

type ColumnChoiceProps = {
  definition: Definition;
  shown: readonly string[];
  onChoose: (shown: readonly string[]) => void;
};

/** Columns of the list. The title always is one; the order is the definition's. */
export function ColumnChoice({ definition, shown, onChoose }: ColumnChoiceProps) {
  const texts = useTexts('staff').lists.columns;
  const words = useCatalogueWords(definition);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [title = '', ...others] = allColumnsOf(definition);
  const labelOf = (name: string) => {
    const field = definition.fields[name];
    return words.columns[field ? listNameOf(name, field) : name] ?? name;
  };
  const choose = (name: string, isOn: boolean) =>
    onChoose(
      [title, ...others].filter((one) => (one === name ? isOn : one === title || shown.includes(one))),
    );
  return (
    <>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        iconAfter="chevronDown"
        className="mx-0"
      >
        {texts.open}
      </Button>
      <fieldset id={id} hidden={!isOpen} className="w-full rounded-lg bg-surface px-5 py-4 shadow-ticket">
        <legend className="visually-hidden">{texts.legend}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2 wide:grid-cols-4">
          {others.map((name) => (
            <label key={name} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="tick-box size-6 shrink-0 cursor-pointer"
                checked={shown.includes(name)}
                onChange={(event) => choose(name, event.target.checked)}
              />
              <span className="text-small">{labelOf(name)}</span>
            </label>
          ))}
        </div>
        {columnsText(definition, shown) !== '' && (
          <Button
            variant="quiet"
            className="mt-2 text-small"
            onClick={() => onChoose(readColumns(definition, ''))}
          >
            {texts.usual}
          </Button>
        )}
      </fieldset>
    </>
  );
}
