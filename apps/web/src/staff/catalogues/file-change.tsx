import type { Definition } from '@traslado/domain/catalogues/definition';
import { type ReactNode, useId } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { saveFile } from '../../data/save-file.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { BrokenPricesBanner, FailureBanner } from './broken-prices.tsx';
import { templateOf } from './file-template.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
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
        // A file that was mended is chosen again under its name, which is a change only after nothing.
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={(event) => change.choose(event.target.files?.[0] ?? null)}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-small text-soft">
        {hint}
      </p>
      {children}
    </div>
  );
}

type FileOutcomeProps = {
  change: FileChange;
  /** Number of existing rows that would have another name. */
  renamed?: number;
};

/** The changes of a file, planned or made. */
export function FileOutcome({ change, renamed = 0 }: FileOutcomeProps) {
  const { imports: texts } = useTexts('staff').lists;
  const { found, failure, isBusy, refused, changing, prices, asks, name, without } = change;
  const said = () => {
    if (found?.answer.applied) return texts[found.stage === 'undone' ? 'undone' : 'applied'];
    if (refused > 0) return texts.stopped(refused);
    if (changing > 0) return texts.preview;
    return without.length > 0 ? texts.allOut : texts.same;
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
          {name !== '' && <p className="text-small text-soft">{texts.read(name)}</p>}
        </Banner>
      )}
      {renamed > 0 && found?.stage === 'shown' && !asks && (
        <Banner tone="warn" title={texts.renamed(renamed)}>
          <p>{texts.renamedText}</p>
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
