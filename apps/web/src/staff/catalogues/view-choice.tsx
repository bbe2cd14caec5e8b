import type { Definition } from '@traslado/domain/catalogues/definition';
import { useId } from 'react';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { useCards } from '../frame/data-table.tsx';
import { FoldOut } from '../frame/fold-out.tsx';
import { keepRowHeight, ROW_HEIGHTS, useRowHeight } from '../frame/row-height.ts';
import { allColumnsOf, columnsText, readColumns } from './list-columns.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';

type ViewChoiceProps = {
  definition: Definition;
  shown: readonly string[];
  onChoose: (shown: readonly string[]) => void;
};

/** The look of a list: the height of its rows, and its columns. The title always is one; the order is the definition's. */
export function ViewChoice({ definition, shown, onChoose }: ViewChoiceProps) {
  const texts = useTexts('staff').lists.columns;
  const words = useCatalogueWords(definition);
  const hasCards = useCards();
  const [title = '', ...others] = allColumnsOf(definition);
  const choose = (name: string, isOn: boolean) =>
    onChoose(
      [title, ...others].filter((one) => (one === name ? isOn : one === title || shown.includes(one))),
    );
  const choice = (
    <>
      {!hasCards && <RowHeights />}
      <fieldset className="fold-out-part">
        <legend>{texts.legend}</legend>
        <div className="fold-out-columns">
          {others.map((name) => (
            <label key={name} className="fold-out-choice">
              <input
                type="checkbox"
                className="tick-box size-5 shrink-0 cursor-pointer"
                checked={shown.includes(name)}
                onChange={(event) => choose(name, event.target.checked)}
              />
              {words.heads[name] ?? name}
            </label>
          ))}
        </div>
      </fieldset>
      {columnsText(definition, shown) !== '' && (
        <Button variant="quiet" onClick={() => onChoose(readColumns(definition, ''))}>
          {texts.usual}
        </Button>
      )}
    </>
  );
  return hasCards ? choice : <FoldOut label={texts.open}>{choice}</FoldOut>;
}

function RowHeights() {
  const texts = useTexts('staff').lists.columns;
  const height = useRowHeight();
  const name = useId();
  return (
    <fieldset className="fold-out-part">
      <legend>{texts.rows}</legend>
      <div className="fold-out-columns">
        {ROW_HEIGHTS.map((one) => (
          <label key={one} className="fold-out-choice">
            <input
              type="radio"
              name={name}
              className="size-5 shrink-0 cursor-pointer accent-accent"
              checked={height === one}
              onChange={() => keepRowHeight(one)}
            />
            {texts.heights[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
