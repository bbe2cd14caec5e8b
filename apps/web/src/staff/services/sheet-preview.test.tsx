import { newFacts } from '@traslado/domain/catalogues/facts';
import { services } from '@traslado/domain/catalogues/services';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { booking } from '../../i18n/en/booking.ts';
import { staff as en } from '../../i18n/en/staff.ts';
import type { Locale } from '../../i18n/locale.ts';
import { SheetPreview } from './sheet-preview.tsx';

describe('the sheet of a service', () => {
  const facts = { ...newFacts(services), name_en: 'Van', name_es: 'Camioneta' };
  const sheet = (change: object, locale: Locale = 'en-US', answers: Parameters<typeof draw>[1] = {}) =>
    draw(<SheetPreview facts={{ ...facts, ...change } as never} />, { locale, ...answers });

  it.each([
    ['en-US', 'Van'],
    ['es-MX', 'Camioneta'],
  ] as const)('is seen in the language of the page first: %s', async (locale, name) => {
    expect((await sheet({}, locale)).all('h3')).toEqual([name]);
  });

  it('says which screen of a guest it is', async () => {
    expect((await sheet({})).text).toContain(en.lists.form.sheetPlace(booking.card.details));
  });

  it('without name and description is empty', async () => {
    expect((await sheet({ name_en: '' })).text).toContain(en.lists.form.previewEmpty);
    expect((await sheet({ name_en: '', description_en: 'Fast' })).text).toContain('Fast');
  });

  it('has the uploaded picture, else the drawn vehicle', async () => {
    expect((await sheet({ vehicle: 'suv' })).html).toContain('/art/vehicles/suv-mobile.svg');
    expect((await sheet({ vehicle: '' })).html).toContain('/art/vehicles/shuttle-mobile.svg');
    const picture = exampleOf('getPicture');
    const answers = { answers: [[['staff', 'pictures', 12], picture]] } as const;
    expect((await sheet({ picture_id: 12 }, 'en-US', answers)).html).toContain(picture.images.mobile[0]);
  });
});
