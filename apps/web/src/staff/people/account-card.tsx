import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { formatMoment } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { AskDialog } from '../frame/form-dialog.tsx';
import type { WriteOutcome } from '../session/write-outcome.ts';
import { StatusMark } from './person-words.tsx';
import type { Colleague, PeopleViewer } from './use-people.ts';
import { usePersonWrites } from './use-person-writes.ts';

type AccountCardProps = { viewer: PeopleViewer; colleague: Colleague };
type Asking = 'sendLink' | 'endSessions' | 'takeFactor' | 'close';

/** State of a person's sign-in, with immediate actions, apart from the form beside it. */
export function AccountCard({ viewer, colleague }: AccountCardProps) {
  const texts = useTexts('staff').colleagues;
  const locale = useLocale();
  const { sendLink, endSessions, takeFactor, setStatus } = usePersonWrites();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { name, email, status, of_service: isOfService } = colleague;
  const isSelf = colleague.id === viewer.id;

  /** Words for a failed outcome; null when they were shown already. */
  const refusalOf = (outcome: WriteOutcome<unknown>): string | null =>
    outcome.kind === 'saved'
      ? null
      : outcome.kind === 'gone'
        ? texts.gone
        : (outcome.kind === 'refused' && texts.refusals[outcome.code]) || texts.account.failed;
  const deeds: Readonly<Record<Asking, () => Promise<string | null>>> = {
    sendLink: async () => {
      const outcome = await sendLink(colleague);
      if (outcome.kind === 'saved') notify(texts.account.linkSent, 'good', email);
      return refusalOf(outcome);
    },
    endSessions: async () => {
      const outcome = await endSessions(colleague);
      if (outcome.kind === 'saved') notify(texts.account.ended(outcome.row.ended), 'good');
      return refusalOf(outcome);
    },
    takeFactor: async () => {
      const outcome = await takeFactor(colleague);
      if (outcome.kind === 'saved') notify(texts.account.factorTaken, 'good', name);
      return refusalOf(outcome);
    },
    close: async () => {
      const outcome = await setStatus(colleague, 'disabled');
      if (outcome.kind === 'saved') notify(texts.account.closed, 'good', name);
      return refusalOf(outcome);
    },
  };
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    const outcome = await setStatus(colleague, 'active');
    setOpening(false);
    const refusal = refusalOf(outcome);
    if (refusal === null) notify(texts.account.opened, 'good', name);
    else notify(refusal, 'bad');
  };
  const facts = [
    [texts.columns.username, colleague.username],
    [
      texts.columns.signed_in,
      colleague.signed_in_at === null ? texts.neverSignedIn : formatMoment(colleague.signed_in_at, locale),
    ],
  ];
  const words =
    asking === 'sendLink' ? texts.asking.sendLink(email ?? '') : asking && texts.asking[asking](name);
  return (
    <section aria-labelledby="account" className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="account" className="text-heading">
          {texts.account.title}
        </h2>
        <StatusMark status={status} />
      </div>
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
          {!isOfService && email !== null && status !== 'disabled' && (
            <Button variant="secondary" icon="mail" onClick={() => setAsking('sendLink')}>
              {status === 'unconfirmed' ? texts.account.sendInvitation : texts.account.sendLink}
            </Button>
          )}
          {status !== 'disabled' && status !== 'unconfirmed' && (
            <Button variant="secondary" onClick={() => setAsking('endSessions')}>
              {texts.account.endSessions}
            </Button>
          )}
          {status === 'active' && !isOfService && !isSelf && (
            <Button variant="secondary" onClick={() => setAsking('takeFactor')}>
              {texts.account.takeFactor}
            </Button>
          )}
          {status === 'disabled' ? (
            <Button busy={isOpening} busyLabel={texts.account.busy} onClick={() => void open()}>
              {texts.account.open}
            </Button>
          ) : (
            !isSelf && (
              <Button variant="danger" onClick={() => setAsking('close')}>
                {texts.account.close}
              </Button>
            )
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
    </section>
  );
}
