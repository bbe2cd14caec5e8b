import type { RefObject } from 'react';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { KeepButton } from '../catalogues/keep-button.tsx';
import type { KeepSource } from '../catalogues/use-keep.ts';

type GridBarProps = {
  changed: number;
  wrong: number;
  isBusy: boolean;
  saveButton: RefObject<HTMLButtonElement | null>;
  onSave: () => void;
  onTakeBack: () => void;
  onWrong: () => void;
  /** The change to store in a change set instead. */
  onKeep: () => KeepSource;
  onKept: () => void;
};

/** Number of changed prices, and their actions. It stays in sight while one scrolls. */
export function GridBar({
  changed,
  wrong,
  isBusy,
  saveButton,
  onSave,
  onTakeBack,
  onWrong,
  onKeep,
  onKept,
}: GridBarProps) {
  const texts = useTexts('staff').seasons.grid;
  const { saving } = useTexts('staff').lists.form;
  return (
    <section
      aria-label={texts.bar}
      className="sticky bottom-4 z-10 mt-5 flex flex-wrap items-center gap-x-6 gap-y-1 rounded-lg border-2 border-ink bg-surface px-4 py-2 shadow-ticket sm:px-5 sm:py-3"
    >
      <p role="status" className="font-semibold tabular-nums">
        {texts.changed(changed)}
        {wrong > 0 && <span className="text-bad"> · {texts.wrong(wrong)}</span>}
      </p>
      <div className="flex flex-1 flex-wrap items-center justify-end gap-x-6 gap-y-1">
        <Button variant="quiet" className="text-small" onClick={onTakeBack}>
          {texts.takeAllBack}
        </Button>
        {wrong > 0 ? (
          <Button ref={saveButton} variant="secondary" onClick={onWrong}>
            {texts.toWrong}
          </Button>
        ) : (
          <>
            <KeepButton source={onKeep} onKept={onKept} />
            <Button ref={saveButton} busy={isBusy} busyLabel={saving} onClick={onSave}>
              {texts.save}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
