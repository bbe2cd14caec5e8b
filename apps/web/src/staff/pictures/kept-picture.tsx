import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { ChooseFile } from './drop-zone.tsx';
import type { Picture } from './use-picture.ts';

type KeptPictureProps = { picture: Picture; onReplace: (file: File) => void; onRemove: () => void };

/** A stored picture, with its texts; it can be replaced and removed. */
export function KeptPicture({ picture, onReplace, onRemove }: KeptPictureProps) {
  const texts = useTexts('staff').pictures;
  const { images, sizes } = picture;
  return (
    <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <img
        src={images.mobile[0]}
        alt={picture.alt_en}
        width={sizes.mobile.width}
        height={sizes.mobile.height}
        className="h-auto w-full rounded-md bg-sunk"
      />
      <div className="grid content-start gap-3">
        <dl className="grid gap-2 text-small">
          <div>
            <dt className="text-soft">{texts.altEn}</dt>
            <dd lang="en">{picture.alt_en}</dd>
          </div>
          <div>
            <dt className="text-soft">{texts.altEs}</dt>
            <dd lang="es">{picture.alt_es}</dd>
          </div>
        </dl>
        <p className="text-caption text-soft tabular-nums">{texts.pixels(picture.width, picture.height)}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ChooseFile onFile={onReplace}>{texts.replace}</ChooseFile>
          <Button variant="danger" onClick={onRemove}>
            {texts.remove}
          </Button>
        </div>
      </div>
    </div>
  );
}
