import type { AllAnswer } from '@traslado/contract/schemas/all-catalogues';
import { useId, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { StaffFrame } from '../frame/staff-frame.tsx';
import type { Person } from '../session/use-profile.ts';
import { BatchRows } from './batch-rows.tsx';
import { BrokenPricesBanner, type Failure, FailureBanner } from './broken-prices.tsx';
import type { AnyScreen } from './screen.ts';
import { type AllOutcome, useAll } from './use-all.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import './import-page.css';

type Stage = 'shown' | 'applied' | 'undone';
type Found = { readonly stage: Stage; readonly answer: AllAnswer };
type AllPageProps = { person: Person; screenOf: (name: string) => AnyScreen | null };

/** All catalogues as one file: saved here, or chosen, shown what it would change, applied, and taken back as one. */
export function AllPage({ person, screenOf }: AllPageProps) {
  const { imports: texts, together, exporting, exportFailed } = useTexts('staff').lists;
  const { save, send, undo } = useAll();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);

  const run = async (stage: Stage, work: Promise<AllOutcome>) => {
    setBusy(true);
    setFailure(null);
    const outcome = await work;
    setBusy(false);
    if ('why' in outcome) return setFailure(outcome.why || texts.failed);
    if (stage === 'undone' && !outcome.answer.applied) setFailure(texts.notUndone);
    const isBack = stage === 'applied' && !outcome.answer.applied;
    setFound({ stage: isBack ? 'shown' : stage, answer: outcome.answer });
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setFound(null);
    setFailure(null);
    if (chosen) void run('shown', send(chosen, false));
  };
  const counts = found?.answer.counts;
  const refused = counts ? counts.refuse + counts.stale : 0;
  const prices = found?.stage === 'shown' ? found.answer.prices : undefined;
  const changing = counts ? counts.add + counts.change : 0;
  const isDone = found?.answer.applied === true;
  const batch = found?.stage === 'applied' ? found.answer.batch : null;
  return (
    <StaffFrame person={person} title={together.title} lead={together.lead} wide>
      <div className="grid max-w-[52rem] gap-6">
        <div>
          <Button
            variant="secondary"
            icon="download"
            busy={isBusy}
            busyLabel={exporting}
            onClick={() => void save().catch(() => notify(exportFailed, 'bad'))}
          >
            {together.save}
          </Button>
        </div>
        <div>
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            {texts.file}
          </label>
          <input
            id={id}
            type="file"
            accept=".json,application/json"
            aria-describedby={`${id}-hint`}
            className="field-box file-box"
            disabled={isBusy}
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
          />
          <p id={`${id}-hint`} className="mt-1.5 text-small text-soft">
            {together.hint}
          </p>
        </div>
        <div aria-live="polite" className="grid gap-6">
          {isBusy && !found && <p>{texts.checking}</p>}
          {failure && <FailureBanner failure={failure} />}
          {prices && <BrokenPricesBanner prices={prices} isForeseen />}
          {found && counts && (
            <Banner tone={isDone ? 'good' : refused > 0 ? 'warn' : 'info'}>
              {!prices && (
                <p className="font-semibold">
                  {isDone
                    ? texts[found.stage === 'undone' ? 'undone' : 'applied']
                    : refused > 0
                      ? texts.stopped(refused)
                      : changing > 0
                        ? texts.preview
                        : texts.same}
                </p>
              )}
              <p>{texts.counts(counts)}</p>
            </Banner>
          )}
        </div>
        {found?.stage === 'shown' && file && changing > 0 && refused === 0 && !prices && (
          <div>
            <Button
              busy={isBusy}
              busyLabel={texts.applying}
              onClick={() => void run('applied', send(file, true))}
            >
              {texts.apply}
            </Button>
          </div>
        )}
        {batch !== null && (
          <div>
            <Button
              variant="secondary"
              busy={isBusy}
              busyLabel={texts.undoing}
              onClick={() => void run('undone', undo(batch))}
            >
              {texts.undo}
            </Button>
          </div>
        )}
        {found?.answer.catalogues.map(({ catalogue, rows }) => {
          const screen = rows.length > 0 && screenOf(catalogue);
          return screen && <Part key={catalogue} screen={screen} rows={rows} />;
        })}
      </div>
    </StaffFrame>
  );
}

type PartProps = { screen: AnyScreen; rows: AllAnswer['catalogues'][number]['rows'] };

function Part({ screen, rows }: PartProps) {
  const { title } = useCatalogueWords(screen.definition);
  return (
    <div className="grid gap-3">
      <h2 className="text-heading">{title}</h2>
      <BatchRows screen={screen} rows={rows} />
    </div>
  );
}
