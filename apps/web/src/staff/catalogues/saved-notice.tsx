import { asksFor } from '@traslado/domain/catalogues/deeds';
import { LABEL_SEPARATOR } from '@traslado/domain/catalogues/definition';
import { ownersOf } from '@traslado/domain/catalogues/events-soon';
import { factsOfWire } from '@traslado/domain/catalogues/facts';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { askCatalogue } from './ask-catalogue.ts';
import { rowAddress } from './list-shape.ts';
import type { SavedRow } from './saved-row.ts';
import type { AnyScreen } from './screen.ts';
import { spreadOf } from './shared-texts.ts';
import { useLabels, useTitle } from './use-labels.ts';
import { useRestore } from './use-restore.ts';
import { useSharers } from './use-sharers.ts';

type SavedNoticeProps = { screen: AnyScreen; saved: SavedRow; onUndone: () => void };

/** Above a list: the row that was just saved, to be opened again, or undone. */
export function SavedNotice({ screen: { definition }, saved, onUndone }: SavedNoticeProps) {
  const { row, isNew, canUndo, was } = saved;
  const [, navigate] = useLocation();
  const spread = spreadOf(useSharers(definition, was), { ...was }, { ...row });
  const { form, history, restore: texts, openSaved, sharing } = useTexts('staff').lists;
  const titleOf = useTitle(definition);
  const owners = ownersOf(definition, factsOfWire(definition, row), useLabels(definition));
  const name = [titleOf(row), ...(owners ? [owners] : [])].join(LABEL_SEPARATOR);
  const said = `${isNew ? form.created : form.saved} ${name}`;
  const restore = useRestore(definition);
  const [isBusy, setBusy] = useState(false);
  // A text that comes into a region that is there already is read aloud.
  const [shown, show] = useState('');
  useEffect(() => show(said), [said]);
  const undo = async () => {
    setBusy(true);
    const failed = await askCatalogue(definition, 'history', { params: { id: String(row.id) } }).then(
      ({ entries: [last] }) => (last ? restore(row.id, last.id, row) : ''),
      () => '',
    );
    setBusy(false);
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
                  onClick={() => navigate(rowAddress(definition, 'bulk'), { state: spread })}
                >
                  {sharing.use}
                </Button>
              )}
              {canUndo && asksFor(definition, 'restore') && (
                <Button
                  variant="quiet"
                  className="text-small"
                  aria-label={`${history.undo}: ${name}`}
                  busy={isBusy}
                  busyLabel={texts.busy}
                  onClick={() => void undo()}
                >
                  {texts.confirm}
                </Button>
              )}
            </div>
          }
        >
          <p className="font-semibold [overflow-wrap:anywhere]">{shown}</p>
          {spread && <p>{sharing.others(spread.ids.length)}</p>}
        </Banner>
      )}
    </div>
  );
}
