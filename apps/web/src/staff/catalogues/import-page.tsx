import type { BatchAnswer } from '@traslado/contract/schemas/catalogue-batches';
import { useId, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { StaffFrame } from '../frame/staff-frame.tsx';
import type { Person } from '../session/use-profile.ts';
import { BatchRows } from './batch-rows.tsx';
import { BrokenPricesBanner, type Failure, FailureBanner } from './broken-prices.tsx';
import { KeepButton } from './keep-button.tsx';
import { listAddress } from './list-shape.ts';
import type { AnyScreen } from './screen.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { type BatchOutcome, useImport } from './use-import.ts';
import { fileSource } from './use-keep.ts';
import './import-page.css';

type Stage = 'shown' | 'applied' | 'undone';

/** A file is chosen, what it would change is shown, and only then it is applied; one button takes it back. */
export function ImportPage({ person, screen }: { person: Person; screen: AnyScreen }) {
  const { definition } = screen;
  const words = useCatalogueWords(definition);
  const { imports: texts, together } = useTexts('staff').lists;
  const { send, undo } = useImport(definition);
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<{ stage: Stage; answer: BatchAnswer } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);

  const run = async (stage: Stage, work: Promise<BatchOutcome>) => {
    setBusy(true);
    setFailure(null);
    const outcome = await work;
    setBusy(false);
    if ('why' in outcome) return setFailure(outcome.why || texts.failed);
    setFound({
      stage: stage === 'applied' && !outcome.answer.applied ? 'shown' : stage,
      answer: outcome.answer,
    });
    if (stage === 'undone' && !outcome.answer.applied) setFailure(texts.notUndone);
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
  const isDone = found?.stage === 'applied' || (found?.stage === 'undone' && found.answer.applied);
  return (
    <StaffFrame
      person={person}
      title={texts.title(words.title)}
      lead={texts.lead}
      back={{ href: listAddress(definition), label: words.back }}
      wide
    >
      <div className="grid max-w-[52rem] gap-6">
        <div>
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            {texts.file}
          </label>
          <input
            id={id}
            type="file"
            accept=".csv,.json,text/csv,application/json"
            aria-describedby={`${id}-hint`}
            className="field-box file-box"
            disabled={isBusy}
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
          />
          <p id={`${id}-hint`} className="mt-1.5 text-small text-soft">
            {texts.hint}
          </p>
          {person.menu.some(({ id: page }) => page === 'catalogues') && (
            <p className="mt-3">
              <LinkButton href="/admin/catalogues" variant="quiet" className="text-small">
                {together.link}
              </LinkButton>
            </p>
          )}
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
          <div className="flex flex-wrap gap-3">
            <Button
              busy={isBusy}
              busyLabel={texts.applying}
              onClick={() => void run('applied', send(file, true))}
            >
              {texts.apply}
            </Button>
            <KeepButton source={() => fileSource(definition.name, file)} />
          </div>
        )}
        {found?.stage === 'applied' && found.answer.batch !== null && (
          <div className="flex flex-wrap gap-3">
            <LinkButton href={listAddress(definition)}>{texts.toList}</LinkButton>
            <Button
              variant="secondary"
              busy={isBusy}
              busyLabel={texts.undoing}
              onClick={() => void run('undone', undo(found.answer.batch ?? 0))}
            >
              {texts.undo}
            </Button>
            <KeepButton
              source={() => ({ kind: 'undo', catalogue: definition.name, batch: found.answer.batch ?? 0 })}
            />
          </div>
        )}
        {found && <BatchRows screen={screen} rows={found.answer.rows} />}
      </div>
    </StaffFrame>
  );
}
