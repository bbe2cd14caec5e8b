import { useEffect, useId, useRef, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { FieldNotes } from '../../components/field-frame.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { type ChosenFile, checkFile, type FileRefusal } from './check-file.ts';
import { DropZone } from './drop-zone.tsx';
import { KeptPicture } from './kept-picture.tsx';
import { PictureDraft } from './picture-draft.tsx';
import { usePicture } from './use-picture.ts';

type PictureFieldProps = {
  /** Subject of the picture: `Picture of the service`. */
  label: string;
  hint?: string;
  /** Number of the picture; null where there is none. */
  value: number | null;
  onChange: (id: number | null) => void;
  /** Shape of the stored part, width by height; any when left out. */
  ratio?: number;
  /** The form's issue of it. */
  error?: string | undefined;
};

/** A picture that staff choose, cut, describe and upload. It gives the number of the picture to the form around it. */
export function PictureField({ label, hint, value, onChange, ratio, error }: PictureFieldProps) {
  const texts = useTexts('staff').pictures;
  const { data: picture, isError, isLoading } = usePicture(value);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [refusal, setRefusal] = useState<FileRefusal | null>(null);
  const [said, setSaid] = useState('');
  const hintId = useId();
  const errorId = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  const stage = chosen ? 'draft' : value === null ? 'empty' : 'kept';
  const shown = useRef(stage);
  // The pressed button is gone with its stage: the focus goes to the next one, never to the page.
  useEffect(() => {
    if (shown.current !== stage) field.current?.focus();
    shown.current = stage;
  }, [stage]);

  const choose = async (file: File) => {
    setRefusal(null);
    const checked = await checkFile(file);
    if (typeof checked === 'string') setRefusal(checked);
    else setChosen(checked);
  };
  const putAway = () => {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(null);
  };
  return (
    <fieldset
      ref={field}
      tabIndex={-1}
      className="min-w-0 outline-none"
      aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
    >
      <legend className="mb-1.5 font-semibold text-small">{label}</legend>
      {refusal && (
        <div className="mb-4">
          <Banner tone="bad" live>
            {texts.refusals[refusal]}
          </Banner>
        </div>
      )}
      {chosen ? (
        <PictureDraft
          key={chosen.url}
          chosen={chosen}
          ratio={ratio}
          known={picture}
          onKept={({ id }) => {
            putAway();
            setSaid(texts.kept);
            onChange(id);
          }}
          onCancel={putAway}
        />
      ) : value !== null && picture ? (
        <KeptPicture
          picture={picture}
          onReplace={choose}
          onRemove={() => {
            setSaid(texts.removed);
            onChange(null);
          }}
        />
      ) : value !== null && isLoading ? (
        <p role="status" className="text-small text-soft">
          {texts.loading}
        </p>
      ) : (
        <>
          {value !== null && isError && (
            <div className="mb-4">
              <Banner
                tone="warn"
                action={
                  <Button variant="quiet" onClick={() => onChange(null)}>
                    {texts.remove}
                  </Button>
                }
              >
                {texts.notFound}
              </Banner>
            </div>
          )}
          <DropZone onFile={choose} />
        </>
      )}
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}
