import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { chooseTheme, type Theme, useTheme } from '../../components/theme.ts';
import { I18nIsland, useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { Page } from '../../shell/page.tsx';
import { GalleryArt } from './gallery-art.tsx';
import { GalleryBooking } from './gallery-booking.tsx';
import { GalleryDialogs } from './gallery-dialogs.tsx';
import { GalleryForm } from './gallery-form.tsx';
import { GalleryParts } from './gallery-parts.tsx';
import { GalleryPictures } from './gallery-pictures.tsx';
import { GalleryRegions } from './gallery-regions.tsx';
import { GalleryStaff } from './gallery-staff.tsx';
import '../../styles/all-classes.css';

/** Every component and dialog, in both languages and themes. Only where demo data is served. */
export function Gallery() {
  const texts = useTexts('gallery');
  const pageLocale = useLocale();
  const theme = useTheme();
  const [locale, setLocale] = useState<Locale>(pageLocale);
  const themes: readonly Theme[] = ['light', 'dark'];

  return (
    <Page title={texts.title} className="shell flex flex-col gap-14 py-10">
      <div>
        <h1 className="text-headline">{texts.title}</h1>
        <p className="mt-3 text-lead text-soft">{texts.lead}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {(['en-US', 'es-MX'] as const).map((one) => (
            <Button
              key={one}
              variant={one === locale ? 'primary' : 'secondary'}
              onClick={() => setLocale(one)}
            >
              {one}
            </Button>
          ))}
          {themes.map((one) => (
            <Button
              key={one}
              variant={one === theme ? 'primary' : 'secondary'}
              onClick={() => chooseTheme(one)}
            >
              {one}
            </Button>
          ))}
        </div>
      </div>
      <I18nIsland locale={locale}>
        <div className="flex flex-col gap-16">
          <GalleryParts />
          <GalleryForm />
          <GalleryDialogs />
          <GalleryBooking />
          <GalleryStaff />
          <GalleryRegions />
          <GalleryPictures />
          <GalleryArt />
        </div>
      </I18nIsland>
    </Page>
  );
}
