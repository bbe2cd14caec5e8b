import { LABEL_SEPARATOR } from '@traslado/domain/catalogues/definition';
import { ownersOf } from '@traslado/domain/catalogues/events-soon';
import { factsOfWire } from '@traslado/domain/catalogues/facts';
import { useEffect, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { rowAddress } from './list-shape.ts';
import type { SavedRow } from './saved-row.ts';
import type { AnyScreen } from './screen.ts';
import { spreadOf } from './shared-texts.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { useLabels, useTitle } from './use-labels.ts';
import { usePutBack } from './use-put-back.ts';
import { useSharers } from './use-sharers.ts';
import { useSpread } from './use-spread.ts';

type SavedNoticeProps = { screen: AnyScreen; saved: SavedRow; onUndone: () => void };

/** Above a list: the row that was just saved, to be opened again, or undone. */
export function SavedNotice({ screen, saved, onUndone }: SavedNoticeProps) {
  const { definition } = screen;
  const { row, isNew, canUndo, was } = saved;
  const { others, byField } = useSharers(screen, was);
  const spread = spreadOf(byField, { ...was }, { ...row });
  const use = useSpread(screen, others);
  const { one, many } = useCatalogueWords(screen.textsIn?.definition ?? definition);
  const { form, history, restore: texts, openSaved, sharing } = useTexts('staff').lists;
  const titleOf = useTitle(definition);
  const owners = ownersOf(definition, factsOfWire(definition, row), useLabels(definition));
  const name = [titleOf(row), ...(owners ? [owners] : [])].join(LABEL_SEPARATOR);
  const said = `${isNew ? form.created : form.saved} ${name}`;
  const putBack = usePutBack(definition);
  const [isBusy, setBusy] = useState(false);
  // A text that comes into a region that is there already is read aloud.
  const [shown, show] = useState('');
  useEffect(() => show(said), [said]);
  const whileBusy = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const undo = async () => {
    const failed = await putBack(saved);
    if (failed !== null) return notify(typeof failed === 'string' && failed ? failed : texts.failed, 'bad');
    notify(texts.done, 'good');
    onUndone();
  };
  return (
    <div role="status" className="sticky top-2 z-10 mb-3">
      {shown !== '' && (
        <Banner
          tone="good"
          action={
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <LinkButton href={rowAddress(definition, row.id)} variant="secondary" className="text-small">
                {openSaved}
              </LinkButton>
              {spread && (
                <Button
                  variant="secondary"
                  className="text-small"
                  busy={isBusy}
                  busyLabel={form.saving}
                  onClick={() => void whileBusy(() => use(spread))}
                >
                  {sharing.use}
                </Button>
              )}
              {canUndo && (
                <Button
                  variant="quiet"
                  className="text-small"
                  aria-label={`${history.undo}: ${name}`}
                  busy={isBusy}
                  busyLabel={texts.busy}
                  onClick={() => void whileBusy(undo)}
                >
                  {texts.confirm}
                </Button>
              )}
            </div>
          }
        >
          <p className="font-semibold [overflow-wrap:anywhere]">{shown}</p>
          {spread && <p>{sharing.others(spread.ids.length, spread.ids.length === 1 ? one : many)}</p>}
        </Banner>
      )}
    </div>
  );
}
