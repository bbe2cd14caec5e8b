import { useEffect, useState } from 'react';
import { notify } from '../../components/notification.ts';
import { WorkButton } from '../../components/work-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { letterOf } from './row-keys.ts';
import { isTypedInto, readSlash } from './shortcuts.ts';
import { endUndo, secondsLeft, type Undoable, useOfferedUndo } from './undo.ts';

/** The last deed with a way to undo it, for as long as there is one. */
export function UndoBar() {
  const offered = useOfferedUndo();
  const { undo: texts } = useTexts('staff').frame;
  return (
    <>
      <p role="status" className="visually-hidden">
        {offered && `${offered.text} ${texts.hint}`}
      </p>
      {offered && <Offer key={offered.until} offered={offered} />}
    </>
  );
}

function Offer({ offered }: { offered: Undoable }) {
  const { text, quote, until, undo } = offered;
  const { undo: texts } = useTexts('staff').frame;
  const [now, setNow] = useState(Date.now());
  const left = secondsLeft(until, now);
  useEffect(() => {
    if (left === 0) endUndo(offered);
    const timer = setTimeout(() => setNow(Date.now()), 500);
    return () => clearTimeout(timer);
  });
  const work = async () => {
    const refusal = await undo();
    endUndo(offered);
    notify(refusal === null ? texts.undone : refusal || texts.failed, refusal === null ? 'good' : 'bad');
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const hasDialog = document.querySelector('dialog[open]') !== null;
      if (!readSlash() || letterOf(event, { isTyping: isTypedInto(event.target), hasDialog }) !== 'z') return;
      event.preventDefault();
      document.querySelector<HTMLElement>('[data-undo]')?.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <section aria-label={texts.undo} className="undo-bar shadow-dialog">
      <span className="min-w-0 flex-1">
        <span className="block">{text}</span>
        {quote && <q className="line-clamp-3 max-w-prose text-small text-soft">{quote}</q>}
      </span>
      <span aria-hidden="true" className="tabular-nums">
        {left}
      </span>
      <WorkButton variant="quiet" data-undo aria-keyshortcuts="z" busyLabel={texts.undoing} work={work}>
        {texts.undo}{' '}
        <span className="key" aria-hidden="true">
          Z
        </span>
      </WorkButton>
    </section>
  );
}
