import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useListener } from './use-listener.ts';

export type DialogSize = 'small' | 'wide';

type DialogProps = {
  /** Called when the person closes it: by the cross, Escape or the ground behind it. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, the main one first. */
  actions?: ReactNode;
  /** A drawing above the title. */
  picture?: ReactNode;
  size?: DialogSize;
  /** False where the person must choose one of the actions. */
  closable?: boolean;
};

/**
 * A native modal dialog, open while it is rendered: the browser keeps the focus inside, makes the rest inert and gives the focus back to the
 * opener. A sheet from the bottom on phones, a card in the middle elsewhere.
 */
export function Dialog({
  onClose,
  title,
  children,
  actions,
  picture,
  size = 'small',
  closable = true,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const texts = useTexts('components');

  // Before the element goes: only a dialog that is closed gives the focus back to its opener.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  // A click on the ground behind has the dialog itself as its target; one inside has an element of it.
  useListener(element, 'click', (event) => {
    if (closable && event.target === element.current) onClose();
  });

  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={classNames('dialog', size === 'wide' && 'dialog-wide')}
      onCancel={(event) => {
        event.preventDefault();
        // React sends the close event of a dialog inside this one here too. It must not close this one.
        if (closable && event.target === element.current) onClose();
      }}
      onClose={() => {
        // The browser closes it by itself when Escape is pressed twice.
        const dialog = element.current;
        if (dialog?.open) return;
        onClose();
        // Until it is gone: it may have asked whether to close.
        dialog?.showModal();
      }}
    >
      <div className="flex max-h-[inherit] flex-col overflow-y-auto overscroll-contain p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:p-8">
        {picture}
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} tabIndex={-1} className="pt-1.5 text-title outline-none">
            {title}
          </h2>
          {closable && (
            <button
              type="button"
              onClick={onClose}
              aria-label={texts.close}
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk"
            >
              <Icon name="close" />
            </button>
          )}
        </div>
        <div className="mt-4 flex flex-col gap-4">{children}</div>
        {actions && (
          <div className="mt-7 flex flex-col gap-3 sm:flex-row-reverse sm:flex-wrap sm:justify-end">
            {actions}
          </div>
        )}
      </div>
    </dialog>
  );
}
