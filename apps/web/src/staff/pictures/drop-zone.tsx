import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { useTexts } from '../../i18n/i18n.tsx';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

/** Opens the browser's own choice of files; the same one can be chosen again afterwards. */
export function ChooseFile({ onFile, children }: { onFile: (file: File) => void; children: string }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={KINDS}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </>
  );
}

/** Drop target of a file, with a button for everybody else. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const texts = useTexts('staff').pictures;
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <section
      aria-label={texts.drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-dashed p-3',
        isOver ? 'border-accent bg-accent-wash' : 'border-control',
      )}
    >
      <ChooseFile onFile={onFile}>{texts.choose}</ChooseFile>
      <p className="text-small">
        {texts.drop} <span className="block text-caption text-soft">{texts.kinds}</span>
      </p>
    </section>
  );
}
