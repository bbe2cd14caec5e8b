import type { ReactNode, RefObject } from 'react';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { KeepButton } from '../catalogues/keep-button.tsx';
import type { KeepSource } from '../catalogues/use-keep.ts';

type GridBarProps = {
  changed: number;
  wrong: number;
  /** Fills the cells below, and words about what that did. */
  fill: ReactNode;
  said: string;
  isBusy: boolean;
  saveButton: RefObject<HTMLButtonElement | null>;
  onSave: () => void;
  onTakeBack: () => void;
  onWrong: () => void;
  /** The change to store in a change set instead. */
  onKeep: () => KeepSource;
  onKept: () => void;
};

/** Number of changed prices, and their actions, in sight from the start. */
export function GridBar(props: GridBarProps) {
  const { changed, wrong, fill, said, isBusy, saveButton, onSave, onTakeBack, onWrong, onKeep, onKept } =
    props;
  const texts = useTexts('staff').seasons.grid;
  const { saving } = useTexts('staff').lists.form;
  const isClean = changed + wrong === 0;
  return (
    <section aria-label={texts.bar} className="grid-bar bar-in-sight">
      <p role="status" className="font-semibold text-small tabular-nums">
        {texts.changed(changed)}
        {wrong > 0 && <span className="text-bad"> · {texts.wrong(wrong)}</span>}
        {said && <span className="ml-3 font-normal text-soft">{said}</span>}
      </p>
      <p id="grid-keys" className={isClean ? 'grid-keys' : 'visually-hidden'}>
        {texts.keys}
      </p>
      <div className="grid-saves">
        {fill}
        {!isClean && (
          <Button variant="quiet" onClick={onTakeBack}>
            {texts.takeAllBack}
          </Button>
        )}
        {wrong > 0 ? (
          <Button ref={saveButton} variant="secondary" onClick={onWrong}>
            {texts.toWrong}
          </Button>
        ) : (
          <>
            {!isClean && <KeepButton source={onKeep} onKept={onKept} />}
            <Button
              ref={saveButton}
              variant={isClean ? 'secondary' : 'primary'}
              disabled={isClean}
              busy={isBusy}
              busyLabel={saving}
              onClick={onSave}
            >
              {texts.save}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
