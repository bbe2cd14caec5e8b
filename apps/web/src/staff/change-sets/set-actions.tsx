import { type ComponentProps, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { KeepButton } from '../catalogues/keep-button.tsx';
import { AskDialog } from '../frame/form-dialog.tsx';
import { type Action, offeredActions } from './offered-actions.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { type OneSet, type Refusal, useSetDeeds } from './use-change-sets.ts';

type SetActionsProps = { one: OneSet; onRefused: (refusal: Refusal | null) => void };

type Asking = 'withdraw' | 'publish' | 'schedule' | 'rename';

/** Actions of the viewer on a set now. */
export function SetActions({ one, onRefused }: SetActionsProps) {
  const { changeSets } = useTexts('staff');
  const texts = changeSets.actions;
  const { change_set: set } = one;
  const next = changeSets.next[one.needs_second ? 'second' : 'alone'];
  const deeds = useSetDeeds(set);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: Promise<Refusal | null>) => {
    setBusy(true);
    setAsking(null);
    const refusal = await work;
    setBusy(false);
    onRefused(refusal);
    return refusal;
  };
  const busy = { busy: isBusy, busyLabel: texts.busy };
  const undo = async (batch: number) => {
    const refusal = await run(deeds.undo(batch));
    if (!refusal) return notify(changeSets.undone, 'good');
    if (refusal.code === 'batch.changed_since') onRefused({ ...refusal, why: changeSets.notUndone });
  };
  const move = (to: 'ready' | 'draft') => async () => {
    const refusal = await run(deeds.move(to));
    if (!refusal) notify(to === 'draft' ? changeSets.next.backToDraft : next.sent, 'good', set.name);
  };
  const secondary = { ...busy, variant: 'secondary' } as const;
  const buttons: Readonly<Record<Action, ComponentProps<typeof Button>>> = {
    ready: { ...busy, onClick: move('ready') },
    publish: { ...busy, onClick: () => setAsking('publish') },
    approve: { ...secondary, onClick: () => void run(deeds.approve()) },
    schedule: { variant: 'secondary', icon: 'clock', onClick: () => setAsking('schedule') },
    unschedule: { ...secondary, onClick: move('ready') },
    draft: { ...secondary, onClick: move('draft') },
    rename: { variant: 'secondary', icon: 'edit', onClick: () => setAsking('rename') },
    withdraw: { variant: 'danger', onClick: () => setAsking('withdraw') },
    undo: { ...secondary, onClick: () => void undo(set.batch ?? 0) },
  };
  const batch = set.state === 'published' ? set.batch : null;
  return (
    <>
      {[...offeredActions(one)].reverse().map((action) => (
        <Button key={action} {...buttons[action]}>
          {action === 'ready' ? next.send : texts[action]}
        </Button>
      ))}
      {batch !== null && (
        // With a rule that asks for sets, it is the only way back.
        <KeepButton label={texts.undoInSet} source={() => ({ kind: 'undo_all', batch })} />
      )}
      {asking === 'rename' && (
        <RenameDialog set={set} onClose={() => setAsking(null)} onRefused={onRefused} />
      )}
      {asking === 'schedule' && (
        <ScheduleDialog one={one} onClose={() => setAsking(null)} onRefused={onRefused} />
      )}
      {(asking === 'publish' || asking === 'withdraw') && (
        <AskDialog
          {...(asking === 'publish' ? changeSets.publishing : changeSets.withdrawing)}
          busy={texts.busy}
          isGrave={asking === 'withdraw'}
          onConfirm={async () =>
            void (await run(asking === 'publish' ? deeds.publish() : deeds.move('withdrawn')))
          }
          onClose={() => setAsking(null)}
        >
          <p>{asking === 'publish' ? changeSets.publishing.text(set.rows) : changeSets.withdrawing.text}</p>
        </AskDialog>
      )}
    </>
  );
}
