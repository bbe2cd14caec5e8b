import type { QueueName } from '@traslado/domain/desk/queues';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { WorkButton } from '../../components/work-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { offerUndo } from '../frame/undo.ts';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { undoOfCharge } from './undo-of.ts';
import { type QueueRow, useQueueDeeds } from './use-queues.ts';

type SeveralBarProps = {
  queue: QueueName;
  rows: readonly QueueRow[];
  me: string;
  /** False for rows that are set aside already. */
  isOpen: boolean;
  onClear: () => void;
};

/** What is safe to do with several rows: to take charge of those that nobody has, and to set them aside. */
export function SeveralBar({ queue, rows, me, isOpen, onClear }: SeveralBarProps) {
  const words = useTexts('staff').queues;
  const texts = words.several;
  const { charge, snooze, inTurn } = useQueueDeeds(queue);
  const [isAsked, setAsked] = useState(false);
  if (rows.length === 0) return null;
  const take = async () => {
    const free = rows.filter(({ in_charge: who }) => who === null);
    const done = await inTurn(free, ({ key }) => charge(key, true, null));
    const back = undoOfCharge(null, { take: true, me });
    finish(done, texts.taken(done.length), ({ key }) => charge(key, back?.take ?? false, back?.seen ?? null));
  };
  const rest = async (until: string) => {
    const done = await inTurn(rows, ({ key }) => snooze(key, until));
    finish(done, texts.snoozed(done.length), ({ key }) => snooze(key, null));
    return null;
  };
  const finish = (
    done: readonly QueueRow[],
    text: string,
    undo: (row: QueueRow) => Promise<string | null>,
  ) => {
    const left = rows.length - done.length;
    if (left > 0) notify(texts.failed(left), 'bad');
    if (done.length > 0)
      offerUndo(text, async () => ((await inTurn(done, undo)).length === done.length ? null : ''));
    onClear();
  };
  return (
    <section aria-label={texts.bar} className="several-bar shadow-ticket">
      <p role="status" className="font-semibold tabular-nums">
        {texts.chosen(rows.length)}
      </p>
      <Button variant="quiet" onClick={onClear}>
        {texts.clear}
      </Button>
      <WorkButton variant="secondary" busyLabel={words.saving} work={take}>
        {words.take}
      </WorkButton>
      {isOpen && <Button onClick={() => setAsked(true)}>{words.snooze.open}</Button>}
      {isAsked && <SnoozeDialog onSave={rest} onClose={() => setAsked(false)} />}
    </section>
  );
}
