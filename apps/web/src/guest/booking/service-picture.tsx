import { avifOf } from '@traslado/domain/pictures/avif-of';
import { classNames } from '../../components/class-names.ts';
import type { Offer } from '../draft/offers.ts';

type ServicePictureProps = {
  /** Addresses of the sheet; of an uploaded picture each has its AVIF beside it. */
  picture: Offer['sheet']['images'];
  /** The page is waiting for it. */
  first?: boolean;
  className?: string;
};

/** A service's vehicle: an uploaded picture as AVIF or WebP, whichever the browser knows, or the drawn one. */
export function ServicePicture({ picture, first = false, className }: ServicePictureProps) {
  const wide = picture.desktop[0] ?? picture.tablets[0];
  const phone = picture.mobile[0] ?? picture.thumbnails[0] ?? wide;
  if (!phone) return null;
  const isUploaded = avifOf(phone) !== null;
  return (
    <picture>
      {wide && <Sources address={wide} media="(width >= 64rem)" />}
      <Sources address={phone} />
      <img
        src={phone}
        alt=""
        width="640"
        height="400"
        fetchPriority={first ? 'high' : 'auto'}
        className={classNames(
          'size-full object-cover',
          // A drawn vehicle stands low in its picture: cut at the top, never at the wheels.
          !isUploaded && 'object-[50%_90%]',
          className,
        )}
      />
    </picture>
  );
}

/** The better format first: a browser takes the first that it knows. */
function Sources({ address, media }: { address: string; media?: string }) {
  const avif = avifOf(address);
  return (
    <>
      {avif && <source type="image/avif" media={media} srcSet={avif} />}
      {media && <source media={media} srcSet={address} />}
    </>
  );
}
