import { useState } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import { largestPart } from '../../staff/pictures/crop-box.ts';
import { Cropper } from '../../staff/pictures/cropper.tsx';
import { KeptPicture } from '../../staff/pictures/kept-picture.tsx';
import { PictureField } from '../../staff/pictures/picture-field.tsx';
import type { Picture } from '../../staff/pictures/use-picture.ts';
import { GallerySection } from './gallery-section.tsx';

const DRAWN = '/art/vehicles/suv-desktop.svg';
const EXTENT = { width: 1200, height: 600 };

const kept: Picture = {
  id: 1,
  name: 'drawn',
  ...EXTENT,
  alt_en: 'A white SUV on the coast road',
  alt_es: 'Una SUV blanca en la carretera costera',
  sizes: { thumbnails: EXTENT, mobile: EXTENT, tablets: EXTENT, desktop: EXTENT, largeDesktop: EXTENT },
  images: { thumbnails: [DRAWN], mobile: [DRAWN], tablets: [DRAWN], desktop: [DRAWN], largeDesktop: [DRAWN] },
  bytes: 9_000,
  version: 1,
  created_at: '2026-11-21T15:00:00Z',
  created_by: 'catalogue.demo',
  updated_at: '2026-11-21T15:00:00Z',
  updated_by: 'catalogue.demo',
};

/** The field by which staff upload a picture, with its stages. */
export function GalleryPictures() {
  const texts = useTexts('gallery').sections;
  const [id, setId] = useState<number | null>(null);
  const [crop, setCrop] = useState(() => largestPart(EXTENT, 16 / 10));
  return (
    <GallerySection title={texts.pictures}>
      <PictureField label={texts.pictures} value={id} onChange={setId} ratio={16 / 10} />
      <Cropper url={DRAWN} extent={EXTENT} crop={crop} onChange={setCrop} ratio={16 / 10} />
      <KeptPicture picture={kept} onReplace={() => {}} onRemove={() => {}} />
    </GallerySection>
  );
}
