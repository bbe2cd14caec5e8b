import { Banner } from '../../components/banner.tsx';
import { Button, type ButtonVariant } from '../../components/button.tsx';
import { ICON_NAMES, Icon } from '../../components/icon.tsx';
import { Loader } from '../../components/loader.tsx';
import { PriceLines } from '../../components/price-lines.tsx';
import { Progress } from '../../components/progress.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Tabs } from '../../components/tabs.tsx';
import {
  RouteLine,
  Ticket,
  TicketFact,
  TicketFacts,
  TicketPart,
  TicketTear,
} from '../../components/ticket.tsx';
import { formatAmount, formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { GallerySection } from './gallery-section.tsx';

const SIZES = ['display', 'headline', 'title', 'heading', 'lead', 'body', 'small', 'caption'] as const;
const COLOURS = [
  'page',
  'surface',
  'sunk',
  'line',
  'control',
  'soft',
  'ink',
  'accent',
  'accent-fill',
  'accent-wash',
  'lagoon',
  'good',
  'good-wash',
  'warn',
  'warn-wash',
  'bad',
  'bad-wash',
] as const;
const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

/** Parts without a form around them. */
export function GalleryParts() {
  const texts = useTexts('gallery');
  const home = useTexts('home');
  const steps = [home.form.airport, home.form.resort, home.form.booking, home.form.lastName];

  return (
    <>
      <GallerySection title={texts.sections.type}>
        {SIZES.map((size) => (
          <p
            key={size}
            style={{ fontSize: `var(--text-${size})`, lineHeight: `var(--text-${size}--line-height)` }}
            className="font-display font-bold tracking-display"
          >
            {home.headline}
          </p>
        ))}
      </GallerySection>
      <GallerySection title={texts.sections.colours}>
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
          {COLOURS.map((colour) => (
            <li key={colour} className="text-caption">
              <span
                className="block min-h-13 rounded-md border border-line"
                style={{ background: `var(--color-${colour})` }}
              />
              {colour}
            </li>
          ))}
        </ul>
      </GallerySection>
      <GallerySection title={texts.sections.buttons}>
        {VARIANTS.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-3">
            <Button variant={variant} size="large" iconAfter="arrowRight">
              {home.form.submit}
            </Button>
            <Button variant={variant} icon="phone">
              {home.form.retry}
            </Button>
            <Button variant={variant} busy busyLabel={home.form.submitting}>
              {home.form.submit}
            </Button>
          </div>
        ))}
      </GallerySection>
      <GallerySection title={texts.sections.messages}>
        {(['info', 'good', 'warn', 'bad'] as const).map((tone) => (
          <Banner key={tone} tone={tone} title={home.form.catalogueFailed}>
            {home.features.flight.text}
          </Banner>
        ))}
      </GallerySection>
      <GallerySection title={texts.sections.progress}>
        {[1, 2, 4].map((step) => (
          <Progress
            key={step}
            current={step}
            steps={steps.map((label) => ({ label, href: '/dev/components' }))}
          />
        ))}
      </GallerySection>
      <GallerySales />
      <GallerySection title={texts.sections.tabs}>
        <Tabs
          label={texts.sections.tabs}
          tabs={[
            { id: 'one', label: home.form.booking, panel: <p>{home.features.manage.text}</p> },
            { id: 'two', label: home.form.resort, panel: <p>{home.features.greet.text}</p> },
          ]}
        />
      </GallerySection>
      <GallerySection title={texts.sections.waiting}>
        <Loader />
        <Skeleton className="h-24" />
      </GallerySection>
      <GallerySection title={texts.sections.icons}>
        <ul className="grid grid-cols-4 gap-4 sm:grid-cols-6">
          {ICON_NAMES.map((name) => (
            <li key={name} className="flex flex-col items-center gap-1 text-caption">
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </GallerySection>
    </>
  );
}

/** The ride ticket and its price. */
function GallerySales() {
  const texts = useTexts('gallery');
  const home = useTexts('home');
  const locale = useLocale();
  return (
    <>
      <GallerySection title={texts.sections.ticket}>
        <Ticket className="max-w-form">
          <TicketPart className="p-6 sm:p-8">
            <RouteLine label={home.form.toResort} from="Cancún" to="Bahía Perla" />
          </TicketPart>
          <TicketTear />
          <TicketPart className="p-6 sm:p-8">
            <TicketFacts>
              <TicketFact label={home.form.trip}>{home.form.roundTrip}</TicketFact>
              <TicketFact label={home.form.airport}>
                {formatCivilDate('2026-12-21', locale, 'short')}, {formatCivilTime('14:35', locale)}
              </TicketFact>
              <TicketFact label={home.form.booking}>BP100001-1</TicketFact>
            </TicketFacts>
          </TicketPart>
        </Ticket>
      </GallerySection>
      <GallerySection title={texts.sections.price}>
        <div className="max-w-form">
          <PriceLines
            lines={[
              {
                key: 'a',
                label: home.form.roundTrip,
                detail: '2 × USD 42.00',
                amount: formatAmount(84, locale),
              },
              {
                key: 'b',
                label: home.form.resort,
                amount: `−${formatAmount(10.5, locale)}`,
                tone: 'reduction',
              },
            ]}
            total={{ label: home.form.trip, amount: formatAmount(73.5, locale, 'main') }}
          />
        </div>
      </GallerySection>
    </>
  );
}
