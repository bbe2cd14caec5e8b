import { areAnswerTimes } from '@traslado/domain/desk/first-answer';
import type { Issue } from '@traslado/domain/forms/issue';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { FormDialog } from '../frame/form-dialog.tsx';
import type { Person } from '../session/use-profile.ts';
import { useAnswerTimes, useMessageDeeds } from './use-messages.ts';

type Times = NonNullable<ReturnType<typeof useAnswerTimes>['data']>;
type Typed = { usual: string; near: string };

const minutesOf = (text: string): number =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;

function check({ usual, near }: Typed): Issue[] {
  const times = { usual: minutesOf(usual), nearRide: minutesOf(near) };
  if (areAnswerTimes(times)) return [];
  const isUsual = !areAnswerTimes({ usual: times.usual, nearRide: 5 });
  return [{ field: isUsual ? 'usual' : 'near', code: 'minutes.invalid' }];
}

/** Answer times for guests. Editors of emails may change them, where they work for all properties. */
export function AnswerTimes({ person }: { person: Person }) {
  const texts = useTexts('staff').guestMessages.times;
  const { data } = useAnswerTimes();
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const mayChange = person.permissions.includes('message-templates:change');
  return (
    <details className="mt-4 text-small">
      <summary className="w-fit py-2 text-soft">{texts.title}</summary>
      <p>{texts.now(texts.minutes(data.usual), texts.minutes(data.near_ride))}</p>
      {mayChange && (
        <Button variant="quiet" className="text-small" onClick={() => setOpen(true)}>
          {texts.change}
        </Button>
      )}
      {isOpen && <TimesDialog times={data} onClose={() => setOpen(false)} />}
    </details>
  );
}

export function TimesDialog({ times, onClose }: { times: Times; onClose: () => void }) {
  const words = useTexts('staff').guestMessages;
  const texts = words.times;
  const { setTimes } = useMessageDeeds();
  const form = useIssueForm<Typed>(check, { usual: String(times.usual), near: String(times.near_ride) });
  const save = async ({ usual, near }: Typed) => {
    const refusal = await setTimes(minutesOf(usual), minutesOf(near));
    if (refusal !== null) return refusal || words.notSaved;
    notify(texts.saved, 'good');
  };
  return (
    <FormDialog
      title={texts.title}
      form={form}
      labels={{ usual: texts.usual, near: texts.near }}
      issues={words.issues}
      save={texts.save}
      busy={words.saving}
      cancel={words.cancel}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="usual" inputMode="numeric" hint={texts.hint} />
      <TextField name="near" inputMode="numeric" />
    </FormDialog>
  );
}
