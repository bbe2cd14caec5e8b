import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import { Enrol } from './enrol.tsx';
import { renewAccount } from './use-account.ts';

/** Stands before every page for a person who needs a second factor and has none. */
export function EnrolPage() {
  const texts = useTexts('staff');
  return (
    <StaffPage title={texts.account.enrol.title} lead={texts.account.enrol.lead}>
      <MoreIssueTexts value={texts.issues}>
        <div className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
          <Enrol onDone={() => void renewAccount()} />
        </div>
      </MoreIssueTexts>
    </StaffPage>
  );
}
