import { avifOf } from '@traslado/domain/pictures/avif-of';
import type { ReactNode } from 'react';
import { SheetSections } from '../../booking-parts/sheet-sections.tsx';
import { Dialog } from '../../components/dialog.tsx';
import type { Offer } from '../draft/offers.ts';
import { ServicePicture } from './service-picture.tsx';

type ServiceDetailsProps = {
  offer: Offer;
  /** Shown where it was uploaded: the drawn one stands on the card already. The sheet's own unless given. */
  picture?: Offer['sheet']['images'];
  onClose: () => void;
  actions?: ReactNode;
};

/** The service sheet in a dialog. */
export function ServiceDetails({
  offer,
  picture = offer.sheet.images,
  onClose,
  actions,
}: ServiceDetailsProps) {
  const { sheet } = offer;
  const demarcation = [...sheet.demarcation]
    .sort((a, b) => a.order - b.order)
    .map((part) => part.description);
  return (
    <Dialog onClose={onClose} title={sheet.name} size="wide" actions={actions}>
      {picture && avifOf(picture.desktop[0] ?? '') && (
        <div className="aspect-[4/3] overflow-hidden rounded-lg bg-sunk wide:aspect-[3/1]">
          <ServicePicture picture={picture} />
        </div>
      )}
      <SheetSections sheet={{ ...sheet, demarcation }} />
    </Dialog>
  );
}
