import { areAnswerTimes } from '@traslado/domain/desk/first-answer';
import type { Issue } from '@traslado/domain/forms/issue';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form.tsx';
import { notify } from '../../components/notification.ts';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
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
    <section aria-labelledby="answer-times" className="mt-10 border-line border-t pt-5">
      <h2 id="answer-times" className="font-semibold">
        {texts.title}
      </h2>
      <p className="mt-1 text-soft">{texts.now(texts.minutes(data.usual), texts.minutes(data.near_ride))}</p>
      {mayChange && (
        <Button variant="quiet" className="mt-1" onClick={() => setOpen(true)}>
          {texts.change}
        </Button>
      )}
      {isOpen && <TimesDialog times={data} onClose={() => setOpen(false)} />}
    </section>
  );
}

function TimesDialog({ times, onClose }: { times: Times; onClose: () => void }) {
  const words = useTexts('staff').guestMessages;
  const texts = words.times;
  const { setTimes } = useMessageDeeds();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useIssueForm<Typed>(check, { usual: String(times.usual), near: String(times.near_ride) });
  const save = async ({ usual, near }: Typed) => {
    const refusal = await setTimes(minutesOf(usual), minutesOf(near));
    if (refusal !== null) return setFailure(refusal || words.notSaved);
    notify(texts.saved, 'good');
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <MoreIssueTexts value={words.issues}>
        <Form
          form={form}
          name={texts.title}
          onValid={save}
          labels={{ usual: texts.usual, near: texts.near }}
          className="grid gap-5"
        >
          {failure !== null && (
            <Banner tone="bad" live>
              {failure}
            </Banner>
          )}
          <TextField name="usual" inputMode="numeric" hint={texts.hint} />
          <TextField name="near" inputMode="numeric" />
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            <Button type="submit" busy={form.formState.isSubmitting} busyLabel={words.saving}>
              {texts.save}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {words.cancel}
            </Button>
          </div>
        </Form>
      </MoreIssueTexts>
    </Dialog>
  );
}
