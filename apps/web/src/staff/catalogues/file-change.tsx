import { type ReactNode, useId } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { BrokenPricesBanner, FailureBanner } from './broken-prices.tsx';
import type { FileChange } from './use-file-change.ts';
import './import-page.css';

type FileFieldProps = { change: FileChange; accept: string; hint: string; children?: ReactNode };

/** The choice of a file. */
export function FileField({ change, accept, hint, children }: FileFieldProps) {
  const { imports: texts } = useTexts('staff').lists;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {texts.file}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-hint`}
        className="field-box file-box"
        disabled={change.isBusy}
        onChange={(event) => change.choose(event.target.files?.[0] ?? null)}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-small text-soft">
        {hint}
      </p>
      {children}
    </div>
  );
}

/** The changes of a file, planned or made. */
export function FileOutcome({ change }: { change: FileChange }) {
  const { imports: texts } = useTexts('staff').lists;
  const { found, failure, isBusy, refused, changing, prices, asks } = change;
  const said = () => {
    if (found?.answer.applied) return texts[found.stage === 'undone' ? 'undone' : 'applied'];
    if (refused > 0) return texts.stopped(refused);
    return changing > 0 ? texts.preview : texts.same;
  };
  return (
    <div aria-live="polite" className="grid gap-6">
      {isBusy && !found && <p>{texts.checking}</p>}
      {failure && <FailureBanner failure={failure} />}
      {prices && <BrokenPricesBanner prices={prices} isForeseen />}
      {found && !asks && (
        <Banner tone={found.answer.applied ? 'good' : refused > 0 ? 'warn' : 'info'}>
          {!prices && <p className="font-semibold">{said()}</p>}
          <p>{texts.counts(found.answer.counts)}</p>
        </Banner>
      )}
    </div>
  );
}

/** Applies a file that was shown. `children`: other actions with it. */
export function ApplyFile({
  change,
  children,
}: {
  change: FileChange;
  children?: (file: File) => ReactNode;
}) {
  const { imports: texts } = useTexts('staff').lists;
  const { ready, isBusy, apply } = change;
  if (!ready) return null;
  return (
    <div className="flex flex-wrap gap-3">
      <Button busy={isBusy} busyLabel={texts.applying} onClick={() => apply(ready)}>
        {texts.apply}
      </Button>
      {children?.(ready)}
    </div>
  );
}

/** Undoes the changes of a file. */
export function TakeBackButton({ change, batch }: { change: FileChange; batch: number }) {
  const { imports: texts } = useTexts('staff').lists;
  return (
    <Button
      variant="secondary"
      busy={change.isBusy}
      busyLabel={texts.undoing}
      onClick={() => change.takeBack(batch)}
    >
      {texts.undo}
    </Button>
  );
}
