import type { Definition } from '@traslado/domain/catalogues/definition';
import { type ReactNode, useId } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { saveFile } from '../../data/save-file.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { BrokenPricesBanner, FailureBanner } from './broken-prices.tsx';
import { templateOf } from './file-template.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import type { FileChange } from './use-file-change.ts';

type FileFieldProps = { change: FileChange; accept: string; hint: string; children?: ReactNode };

/** The choice of a file. */
export function FileField({ change, accept, hint, children }: FileFieldProps) {
  const { imports: texts } = useTexts('staff').lists;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {texts.file}
      </label>
      <div className="field-box file-box">
        <span aria-hidden="true" className="file-word">
          <Icon name="download" className="size-5 rotate-180" />
          {texts.chooseFile}
        </span>
        <span className="text-small text-soft">{change.name || texts.noFile}</span>
        <input
          id={id}
          type="file"
          accept={accept}
          aria-describedby={`${id}-hint`}
          disabled={change.isBusy}
          // A file that was mended is chosen again under its name, which is a change only after nothing.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => change.choose(event.target.files?.[0] ?? null)}
        />
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-caption text-soft">
        {hint}
      </p>
      {children}
    </div>
  );
}

type FileOutcomeProps = {
  change: FileChange;
  /** Lines that give an existing row another name, also those that are left out: the warning keeps its place. */
  renamed?: readonly number[];
};

/** The changes of a file, planned or made. */
export function FileOutcome({ change, renamed = [] }: FileOutcomeProps) {
  const { imports: texts } = useTexts('staff').lists;
  const { found, failure, isBusy, refused, changing, prices, asks, name, without, answers } = change;
  const renames = renamed.filter((line) => !without.includes(line)).length;
  const said = () => {
    if (found?.answer.applied) return texts[found.stage === 'undone' ? 'undone' : 'applied'];
    if (refused > 0) return texts.stopped(refused);
    if (changing > 0) return texts.preview;
    return without.length > 0 || answers.existing ? texts.allOut : texts.same;
  };
  return (
    <div aria-live="polite" className="grid gap-6">
      {isBusy && !found && <p>{texts.checking}</p>}
      {failure && <FailureBanner failure={failure} />}
      {prices && <BrokenPricesBanner prices={prices} isForeseen />}
      {found && !asks && (
        <Banner tone={found.answer.applied ? 'good' : refused > 0 ? 'warn' : 'info'}>
          {!prices && <p className="font-semibold">{said()}</p>}
          <p>{texts.counts({ ...found.answer.counts, out: without.length })}</p>
          {name !== '' && <p className="text-small text-soft">{texts.read(name)}</p>}
        </Banner>
      )}
      {renamed.length > 0 && found?.stage === 'shown' && !asks && (
        <Banner tone={renames > 0 ? 'warn' : 'info'} title={texts.renamed(renames)}>
          <p>{texts.renamedText}</p>
        </Banner>
      )}
    </div>
  );
}

/** Leaves out all rows of a file that are there already. */
export function LeaveExisting({ change }: { change: FileChange }) {
  const { onlyNew } = useTexts('staff').lists.imports;
  return (
    <label className="inline-flex min-h-11 w-fit cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="tick-box size-6 shrink-0 cursor-pointer"
        checked={change.answers.existing === 'leave'}
        disabled={change.isBusy}
        onChange={(event) => change.leaveExisting(event.target.checked)}
      />
      {onlyNew}
    </label>
  );
}

type ApplyFileProps = {
  change: FileChange;
  /** There is a warning: the button does not stand out. */
  isDoubtful?: boolean;
  /** Other actions with it. */
  children?: (file: File) => ReactNode;
};

/** Applies a file that was shown. */
export function ApplyFile({ change, isDoubtful = false, children }: ApplyFileProps) {
  const { imports: texts } = useTexts('staff').lists;
  const { ready, found, isBusy, apply } = change;
  if (!ready || !found) return null;
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant={isDoubtful ? 'secondary' : 'primary'}
        busy={isBusy}
        busyLabel={texts.applying}
        onClick={() => apply(ready)}
      >
        {texts.apply(found.answer.counts)}
      </Button>
      {children?.(ready)}
    </div>
  );
}

/** An empty table with the names of the columns. */
export function TemplateButton({ definition }: { definition: Definition }) {
  const { template } = useTexts('staff').lists.imports;
  const { columns } = useCatalogueWords(definition);
  const save = () =>
    saveFile(new Blob([templateOf(definition, columns)], { type: 'text/csv' }), `${definition.name}.csv`);
  return (
    <Button variant="quiet" icon="download" className="text-small" onClick={save}>
      {template}
    </Button>
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
