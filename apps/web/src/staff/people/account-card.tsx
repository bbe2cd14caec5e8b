import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { WorkButton } from '../../components/work-button.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { Card } from '../frame/card.tsx';
import { AskDialog } from '../frame/form-dialog.tsx';
import { formatRecent } from '../frame/format-when.ts';
import { failureWords } from '../session/failure-words.ts';
import type { WriteOutcome } from '../session/write-outcome.ts';
import { type AccountDeed, offeredDeeds } from './offered-deeds.ts';
import type { Colleague, PeopleViewer } from './use-people.ts';
import { usePersonWrites } from './use-person-writes.ts';

type AccountCardProps = { viewer: PeopleViewer; colleague: Colleague };
type Asking = Exclude<AccountDeed, 'open'>;

/** The actions on an account; each answers the words for a failure, or null. */
function useAccountDeeds(colleague: Colleague): Readonly<Record<AccountDeed, () => Promise<string | null>>> {
  const texts = useTexts('staff').colleagues;
  const { sendLink, endSessions, takeFactor, setStatus } = usePersonWrites();
  const deed =
    <T,>(call: () => Promise<WriteOutcome<T>>, done: (row: T) => string, detail?: string | null) =>
    async (): Promise<string | null> => {
      const outcome = await call();
      if (outcome.kind !== 'saved') return failureWords(outcome, { ...texts, failed: texts.account.failed });
      notify(done(outcome.row), 'good', detail);
      return null;
    };
  const { name, email } = colleague;
  return {
    sendLink: deed(
      () => sendLink(colleague),
      () => texts.account.linkSent,
      email,
    ),
    endSessions: deed(
      () => endSessions(colleague),
      ({ ended }) => texts.account.ended(ended),
    ),
    takeFactor: deed(
      () => takeFactor(colleague),
      () => texts.account.factorTaken,
      name,
    ),
    close: deed(
      () => setStatus(colleague, 'disabled'),
      () => texts.account.closed,
      name,
    ),
    open: deed(
      () => setStatus(colleague, 'active'),
      () => texts.account.opened,
      name,
    ),
  };
}

/** State of a person's sign-in, with immediate actions, apart from the form beside it. */
export function AccountCard({ viewer, colleague }: AccountCardProps) {
  const texts = useTexts('staff').colleagues;
  const locale = useLocale();
  const deeds = useAccountDeeds(colleague);
  const [asking, setAsking] = useState<Asking | null>(null);
  const { name, email, status, of_service: isOfService } = colleague;
  const open = async () => {
    const refusal = await deeds.open();
    if (refusal !== null) notify(refusal, 'bad');
  };

  const facts = [
    [texts.columns.username, colleague.username],
    [
      texts.columns.signed_in,
      colleague.signed_in_at === null ? texts.neverSignedIn : formatRecent(colleague.signed_in_at, locale),
    ],
  ];
  const words =
    asking === 'sendLink' ? texts.asking.sendLink(email ?? '') : asking && texts.asking[asking](name);
  return (
    <Card id="account" title={texts.account.title}>
      <p className="mt-2 text-small text-soft">
        {texts.statusText[status]} {isOfService && texts.account.service}
      </p>
      <dl className="mt-4 grid gap-3">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt className="text-caption text-soft">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
      {viewer.can_change && (
        <div className="mt-5 grid gap-2.5">
          {offeredDeeds(colleague, viewer.id).map((deed) =>
            deed === 'open' ? (
              <WorkButton key={deed} busyLabel={texts.account.busy} work={open}>
                {texts.account.open}
              </WorkButton>
            ) : (
              <Button
                key={deed}
                variant={deed === 'close' ? 'quiet' : 'secondary'}
                className={deed === 'close' ? 'form-delete' : undefined}
                icon={deed === 'sendLink' ? 'mail' : undefined}
                onClick={() => setAsking(deed)}
              >
                {deed === 'sendLink' && status === 'unconfirmed'
                  ? texts.account.sendInvitation
                  : texts.account[deed]}
              </Button>
            ),
          )}
        </div>
      )}
      {asking && words && (
        <AskDialog
          {...words}
          busy={texts.account.busy}
          keep={texts.asking.keep}
          isGrave={asking === 'close' || asking === 'takeFactor'}
          onConfirm={deeds[asking]}
          onClose={() => setAsking(null)}
        >
          <p>{words.text}</p>
        </AskDialog>
      )}
    </Card>
  );
}
