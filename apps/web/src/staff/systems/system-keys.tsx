import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { Card } from '../frame/card.tsx';
import { AskDialog } from '../frame/form-dialog.tsx';
import { formatHere } from '../frame/format-when.ts';
import { Loading } from '../frame/loading.tsx';
import { ShownOnce } from '../frame/shown-once.tsx';
import { type SystemKey, useKeys } from './use-keys.ts';

/** The keys of a system: the valid ones with their age, a new one, and the end of one. */
export function SystemKeys({ id }: { id: number }) {
  const texts = useTexts('staff').lists.systems;
  const { keys, busy, isNotDone, fresh, forget, make, end } = useKeys(id);
  const [ending, setEnding] = useState<SystemKey | null>(null);
  const { data } = keys;
  return (
    <Card id="keys" title={texts.title} className="mt-4">
      <p className="mb-5 max-w-prose text-small text-soft">{texts.lead}</p>
      {isNotDone && (
        <Banner tone="bad" live>
          {texts.notDone}
        </Banner>
      )}
      <Loading query={keys} texts={texts} className="h-24" />
      {data && (
        <>
          {data.keys.length === 0 && <p>{texts.none}</p>}
          <ul className="grid gap-3">
            {data.keys.map((key) => (
              <KeyLine
                key={key.id}
                systemKey={key}
                onEnd={data.viewer.can_end ? () => setEnding(key) : null}
              />
            ))}
          </ul>
          {data.viewer.can_make && (
            <Button
              variant="secondary"
              className="mt-5"
              busy={busy === 'make'}
              busyLabel={texts.making}
              onClick={() => void make()}
            >
              {texts.make}
            </Button>
          )}
          {data.viewer.can_end && !data.viewer.can_make && <p className="mt-5 text-soft">{texts.full}</p>}
        </>
      )}
      {fresh && <ShownOnce value={fresh} texts={texts.fresh} onKept={forget} />}
      {ending && (
        <AskDialog
          title={texts.question.title(ending.ending)}
          confirm={texts.question.confirm}
          busy={texts.question.busy}
          keep={texts.question.keep}
          isGrave
          onConfirm={async () => {
            if (await end(ending.id)) notify(texts.done, 'good');
          }}
          onClose={() => setEnding(null)}
        >
          <p>{texts.question.text}</p>
        </AskDialog>
      )}
    </Card>
  );
}

function KeyLine({ systemKey, onEnd }: { systemKey: SystemKey; onEnd: (() => void) | null }) {
  const texts = useTexts('staff').lists.systems;
  const locale = useLocale();
  const { ending, made_at, made_by, used_at, ended_at } = systemKey;
  const when = (at: string) => formatHere(at, locale);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 rounded-lg bg-surface px-5 py-4 shadow-ticket">
      <div className={ended_at ? 'text-soft' : undefined}>
        <p className="font-semibold">{texts.ending(ending)}</p>
        <p className="text-small text-soft">{texts.made(when(made_at), made_by)}</p>
        <p className="text-small text-soft">
          {ended_at ? texts.ended(when(ended_at)) : used_at ? texts.used(when(used_at)) : texts.unused}
        </p>
      </div>
      {onEnd && !ended_at && (
        <Button variant="quiet" aria-label={texts.endOf(ending)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}
