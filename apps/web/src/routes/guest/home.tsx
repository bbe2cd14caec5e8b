import { useRef, useState } from 'react';
import { useBrand } from '../../brand/use-brand.ts';
import { CoastScene } from '../../components/coast-scene.tsx';
import { Scene } from '../../components/scene.tsx';
import { useNear } from '../../components/use-near.ts';
import { ResumeBooking } from '../../guest/start/resume-booking.tsx';
import { StartForm, type StartPreset } from '../../guest/start/start-form.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { ResortRows } from '../../places/resort-rows.tsx';
import { Page } from '../../shell/page.tsx';

const FEATURES = ['flight', 'greet', 'drivers', 'manage'] as const;

/** The first step is fetched while the stay is looked up. */
const prepare = (locale: Locale) => import('./transportation.tsx').then((file) => file.prepare(locale));

/** The start: the coast at evening, the ride ticket to fill in, our services, and our resorts. */
export function Home() {
  const texts = useTexts('home');
  const shell = useTexts('shell');
  const [preset, setPreset] = useState<StartPreset | null>(null);
  const features = useRef<HTMLUListElement>(null);
  const isNear = useNear(features);
  // The drawn page promises nothing: it is not near anything until its code is here.
  const isFollowed = useBrand().follows_flights && isNear;

  return (
    <Page title={shell.titles.home}>
      <section className="hero">
        <div className="hero-scene">
          <CoastScene box="490 220 800 468" className="sm:hidden" />
          <CoastScene box="0 0 1440 720" className="hidden sm:block" />
        </div>
        <div className="shell hero-words">
          <h1 className="max-w-[11ch] font-extrabold text-display">{texts.headline}</h1>
          <p className="mt-6 hidden max-w-[23rem] text-lead sm:block wide:max-w-[31rem]">{texts.lead}</p>
          <ResumeBooking />
        </div>

        <div id="start" className="shell">
          <StartForm preset={preset} prepare={prepare} />
        </div>
      </section>

      <section
        className="shell grid gap-10 py-16 wide:grid-cols-[1fr_2fr] wide:gap-16 wide:py-28"
        aria-labelledby="features"
      >
        <div>
          <h2 id="features" className="whitespace-pre-wrap text-headline">
            {texts.features.title}
          </h2>
          <Scene name="meeting-point" className="mt-10 hidden wide:block" />
        </div>
        <ul ref={features} className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {FEATURES.map((feature) => {
            const { title, text } = texts.features[isFollowed && feature === 'flight' ? 'followed' : feature];
            return (
              <li key={feature} className="flex gap-5 sm:block">
                <svg viewBox="0 0 96 96" className="size-18 shrink-0 sm:size-24" aria-hidden="true">
                  {isNear && <use href={`/art/features.svg#${feature}`} />}
                </svg>
                <div>
                  <h3 className="text-heading sm:mt-4">{title}</h3>
                  <p className="mt-1.5 text-soft">{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </section>

      <section className="shell pb-20 wide:pb-32" aria-labelledby="resorts">
        <h2 id="resorts" className="text-headline">
          {texts.resorts.title}
        </h2>
        <p className="mt-3 mb-8 text-lead text-soft wide:mb-12">{texts.resorts.text}</p>
        <ResortRows
          onChoose={(airport, resort) => {
            setPreset({ airport: String(airport?.airport_id ?? ''), resort });
            document.getElementById('start')?.scrollIntoView({ behavior: 'smooth', block: 'center' });
          }}
        />
      </section>
    </Page>
  );
}
