import { LinkButton } from '../../components/link-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { BatchRows, isRenamed, shownRows } from './batch-rows.tsx';
import {
  ApplyFile,
  FileField,
  FileOutcome,
  LeaveExisting,
  TakeBackButton,
  TemplateButton,
} from './file-change.tsx';
import { FileQuestions } from './file-questions.tsx';
import { KeepButton } from './keep-button.tsx';
import { listAddress } from './list-shape.ts';
import { PasteField } from './paste-field.tsx';
import type { AnyScreen } from './screen.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { useFileChange } from './use-file-change.ts';
import { useImport } from './use-import.ts';
import { fileSource } from './use-keep.ts';

/** A file is chosen, its changes are shown, and only then it is applied; one button undoes it. */
export function ImportPage({ person, screen }: { person: Person; screen: AnyScreen }) {
  const { definition } = screen;
  const words = useCatalogueWords(definition);
  const { imports: texts, together } = useTexts('staff').lists;
  const change = useFileChange(useImport(definition));
  const { found, batch } = change;
  const rows = found ? shownRows(found.answer.rows, found.whole.rows, change.without) : [];
  const renamed = rows.filter((row) => isRenamed(definition, row)).map(({ line }) => line ?? 0);
  return (
    <StaffPage
      title={texts.title(words.title)}
      lead={texts.lead}
      back={{ href: listAddress(definition), label: words.back }}
      wide
    >
      <div className="grid gap-4">
        <div className="grid gap-4 wide:grid-cols-2">
          <div className="form-part">
            <FileField change={change} accept=".csv,.json,text/csv,application/json" hint={texts.hint}>
              <p className="mt-3 flex flex-wrap gap-x-6">
                <TemplateButton definition={definition} />
                {person.menu.some(({ id: page }) => page === 'catalogues') && (
                  <LinkButton href="/admin/catalogues" variant="quiet" className="text-small">
                    {together.link}
                  </LinkButton>
                )}
              </p>
            </FileField>
          </div>
          <div className="form-part">
            <PasteField change={change} />
          </div>
        </div>
        {found?.stage === 'shown' && !change.asks && <LeaveExisting change={change} />}
        <FileOutcome change={change} renamed={renamed} />
        <FileQuestions definition={definition} change={change} />
        <ApplyFile change={change} isDoubtful={renamed.some((line) => !change.without.includes(line))}>
          {(file) => <KeepButton source={() => fileSource(definition.name, file, change.answers)} />}
        </ApplyFile>
        {batch !== null && (
          <div className="flex flex-wrap gap-3">
            <LinkButton href={listAddress(definition)}>{texts.toList}</LinkButton>
            <TakeBackButton change={change} batch={batch} />
          </div>
        )}
        {found && !change.asks && <BatchRows screen={screen} rows={rows} change={change} />}
      </div>
    </StaffPage>
  );
}
