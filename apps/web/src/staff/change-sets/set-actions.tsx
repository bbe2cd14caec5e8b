import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { KeepButton } from '../catalogues/keep-button.tsx';
import { AskDialog } from '../frame/form-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { type OneSet, type Refusal, useSetDeeds } from './use-change-sets.ts';

type SetActionsProps = { one: OneSet; onRefused: (refusal: Refusal | null) => void };

/** Actions of the viewer on a set now. */
export function SetActions({ one, onRefused }: SetActionsProps) {
  const { changeSets } = useTexts('staff');
  const texts = changeSets.actions;
  const { change_set: set, viewer } = one;
  const deeds = useSetDeeds(set);
  const [asking, setAsking] = useState<'withdraw' | 'publish' | 'schedule' | 'rename' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: Promise<Refusal | null>) => {
    setBusy(true);
    setAsking(null);
    const refusal = await work;
    setBusy(false);
    onRefused(refusal);
    return refusal;
  };
  const { state } = set;
  const mayWrite = viewer.change === null;
  const mayPublish = viewer.publish === null;
  const isWaiting = state === 'ready' || state === 'scheduled';
  const busy = { busy: isBusy, busyLabel: texts.busy };
  const undo = async (batch: number) => {
    const refusal = await run(deeds.undo(batch));
    if (!refusal) return notify(changeSets.undone, 'good');
    if (refusal.code === 'batch.changed_since') onRefused({ ...refusal, why: changeSets.notUndone });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {mayWrite && (state === 'draft' || state === 'failed') && set.rows > 0 && (
        <Button {...busy} onClick={() => void run(deeds.move('ready'))}>
          {texts.ready}
        </Button>
      )}
      {isWaiting && mayPublish && (
        <Button {...busy} onClick={() => setAsking('publish')}>
          {texts.publish}
        </Button>
      )}
      {isWaiting && one.needs_second && !set.approved_by && viewer.approve === null && (
        <Button {...busy} variant="secondary" onClick={() => void run(deeds.approve())}>
          {texts.approve}
        </Button>
      )}
      {state === 'ready' && mayPublish && (
        <Button variant="secondary" icon="clock" onClick={() => setAsking('schedule')}>
          {texts.schedule}
        </Button>
      )}
      {mayWrite && state === 'scheduled' && (
        <Button {...busy} variant="secondary" onClick={() => void run(deeds.move('ready'))}>
          {texts.unschedule}
        </Button>
      )}
      {mayWrite && (isWaiting || state === 'failed') && (
        <Button {...busy} variant="secondary" onClick={() => void run(deeds.move('draft'))}>
          {texts.draft}
        </Button>
      )}
      {mayWrite && state === 'draft' && (
        <Button variant="secondary" icon="edit" onClick={() => setAsking('rename')}>
          {texts.rename}
        </Button>
      )}
      {mayWrite && state !== 'published' && state !== 'withdrawn' && (
        <Button variant="danger" onClick={() => setAsking('withdraw')}>
          {texts.withdraw}
        </Button>
      )}
      {state === 'published' && set.batch !== null && mayWrite && !one.needs_sets && (
        <Button {...busy} variant="secondary" onClick={() => void undo(set.batch ?? 0)}>
          {texts.undo}
        </Button>
      )}
      {state === 'published' && set.batch !== null && (
        // With a rule that asks for sets, it is the only way back.
        <KeepButton
          label={changeSets.actions.undoInSet}
          source={() => ({ kind: 'undo_all', batch: set.batch ?? 0 })}
        />
      )}
      {asking === 'rename' && (
        <RenameDialog set={set} onClose={() => setAsking(null)} onRefused={onRefused} />
      )}
      {asking === 'schedule' && (
        <ScheduleDialog one={one} onClose={() => setAsking(null)} onRefused={onRefused} />
      )}
      {asking === 'publish' && (
        <AskDialog
          title={changeSets.publishing.title}
          confirm={changeSets.publishing.confirm}
          busy={texts.busy}
          keep={changeSets.publishing.keep}
          onConfirm={async () => void (await run(deeds.publish()))}
          onClose={() => setAsking(null)}
        >
          <p>{changeSets.publishing.text(set.rows)}</p>
        </AskDialog>
      )}
      {asking === 'withdraw' && (
        <AskDialog
          title={changeSets.withdrawing.title}
          confirm={changeSets.withdrawing.confirm}
          busy={texts.busy}
          keep={changeSets.withdrawing.keep}
          isGrave
          onConfirm={async () => void (await run(deeds.move('withdrawn')))}
          onClose={() => setAsking(null)}
        >
          <p>{changeSets.withdrawing.text}</p>
        </AskDialog>
      )}
    </div>
  );
}
