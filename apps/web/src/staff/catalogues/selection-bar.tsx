import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Selection } from './use-selection.tsx';

type SelectionBarProps = {
  selection: Selection;
  onChange: () => void;
  /** Other actions on them. */
  more?: ReactNode;
};

/** Actions on the chosen rows. It stays in sight while one scrolls. */
export function SelectionBar({ selection, onChange, more }: SelectionBarProps) {
  const texts = useTexts('staff').lists.bulk;
  const { count, total, canTakeAll } = selection;
  const said = count > 0 && texts.chosen(count);
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {said && (
        <section
          aria-label={texts.bar}
          className="sticky bottom-4 z-10 mt-5 flex flex-wrap items-center gap-x-6 gap-y-1 rounded-lg border-2 border-ink bg-surface px-4 py-2 shadow-ticket sm:px-5 sm:py-3"
        >
          <p className="font-semibold tabular-nums">{said}</p>
          {canTakeAll && (
            <Button variant="quiet" className="text-small" onClick={selection.takeAll}>
              {texts.takeAll(total)}
            </Button>
          )}
          <div className="flex flex-1 flex-wrap items-center justify-end gap-x-6 gap-y-1">
            <Button variant="quiet" className="text-small" onClick={selection.clear}>
              {texts.clear}
            </Button>
            {more}
            <Button icon="edit" onClick={onChange}>
              {texts.open}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
