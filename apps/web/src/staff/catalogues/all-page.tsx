import type { AllAnswer } from '@traslado/contract/schemas/all-catalogues';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Card } from '../frame/card.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { BatchRows } from './batch-rows.tsx';
import { ApplyFile, FileField, FileOutcome, TakeBackButton } from './file-change.tsx';
import { KeepButton } from './keep-button.tsx';
import type { AnyScreen } from './screen.ts';
import { bodyOfAll, useAll } from './use-all.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { useFileChange } from './use-file-change.ts';

type AllPageProps = { person: Person; screenOf: (name: string) => AnyScreen | null };

/** All catalogues as one file: saved here, or chosen, shown with its changes, applied, and undone as one. */
export function AllPage({ screenOf }: AllPageProps) {
  const { together, exporting, exportFailed } = useTexts('staff').lists;
  const { save, ...ways } = useAll();
  const change = useFileChange(ways);
  const { found, batch, isBusy } = change;
  return (
    <StaffPage title={together.title} lead={together.lead} wide>
      <div className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-1 gap-4 wide:grid-cols-2">
          <Card id="save-all" title={together.saveTitle}>
            <p className="mt-1 mb-4 text-small text-soft">{together.saveText}</p>
            <Button
              variant="secondary"
              icon="download"
              busy={isBusy}
              busyLabel={exporting}
              onClick={() => void save().catch(() => notify(exportFailed, 'bad'))}
            >
              {together.save}
            </Button>
          </Card>
          <Card id="open-all" title={together.openTitle}>
            <p className="mt-1 mb-4 text-small text-soft">{together.openText}</p>
            <FileField change={change} accept=".json,application/json" hint={together.hint} />
          </Card>
        </div>
        <FileOutcome change={change} />
        <ApplyFile change={change}>
          {(file) => (
            <KeepButton source={async () => ({ kind: 'import_all', file: await bodyOfAll(file) })} />
          )}
        </ApplyFile>
        {batch !== null && (
          <div className="flex flex-wrap gap-3">
            <TakeBackButton change={change} batch={batch} />
          </div>
        )}
        {found?.answer.catalogues.map(({ catalogue, rows }) => {
          const screen = rows.length > 0 && screenOf(catalogue);
          return screen && <Part key={catalogue} screen={screen} rows={rows} />;
        })}
      </div>
    </StaffPage>
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
