import type { CallRequest } from '@traslado/contract/schemas';
import { stayFile } from '@traslado/domain/stay/stay-file';
import { LinkButton } from '../../components/link-button.tsx';
import { callApi } from '../../data/client.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { BatchRows } from '../catalogues/batch-rows.tsx';
import { ApplyFile, FileField, FileOutcome, TemplateButton } from '../catalogues/file-change.tsx';
import { FileQuestions } from '../catalogues/file-questions.tsx';
import { PasteField } from '../catalogues/paste-field.tsx';
import type { AnyScreen } from '../catalogues/screen.ts';
import { useFileChange } from '../catalogues/use-file-change.ts';
import { useOutcome } from '../catalogues/use-import.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { staysKey } from './use-added-stays.ts';

const screen: AnyScreen = { definition: stayFile, icon: 'suitcase' };

/** Shows the stays that a file adds, and adds them. The file is sent as bytes: the server checks its encoding. */
function useImportStays() {
  const outcomeOf = useOutcome(stayFile, staysKey);
  return useFileChange({
    send: (file, isApplied, answers) => {
      const query = { ...answers, apply: isApplied ? '1' : '0' } as const;
      const body = file as object as Exclude<CallRequest<'importStays'>['body'], string>;
      return outcomeOf(() => whileSignedIn(() => callApi('importStays', { query, body })));
    },
  });
}

/** Stays of a hotel without a system of its own: a file or pasted rows, shown before they are added. */
export function ImportStaysPage() {
  const { addedStays: texts } = useTexts('staff');
  const change = useImportStays();
  const { found } = change;
  return (
    <StaffPage
      title={texts.imports.title}
      lead={texts.imports.lead}
      back={{ href: '/admin/stays', label: texts.back }}
      wide
    >
      <div className="grid max-w-[52rem] gap-6">
        <FileField change={change} accept=".csv,text/csv" hint={texts.imports.hint}>
          <p className="mt-3">
            <TemplateButton definition={stayFile} />
          </p>
        </FileField>
        <PasteField change={change} />
        <FileOutcome change={change} />
        <FileQuestions definition={stayFile} change={change} />
        <ApplyFile change={change} />
        {found?.answer.applied && (
          <div>
            <LinkButton href="/admin/stays">{texts.back}</LinkButton>
          </div>
        )}
        {found && !change.asks && <BatchRows screen={screen} rows={found.answer.rows} />}
      </div>
    </StaffPage>
  );
}
