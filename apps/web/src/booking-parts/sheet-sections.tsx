import { Icon, type IconName } from '../components/icon.tsx';
import { useTexts } from '../i18n/i18n.tsx';

/** Words of a service sheet. */
type SheetWords = {
  readonly description: string;
  readonly itinerary: readonly string[];
  readonly includes: readonly string[];
  readonly notIncludes: readonly string[];
  readonly recommendations: readonly string[];
  readonly demarcation: readonly string[];
  readonly terms: readonly string[];
  readonly policies: readonly string[];
};

/** A service sheet: the ride, its contents and exclusions, its route, and the terms. */
export function SheetSections({ sheet }: { sheet: SheetWords }) {
  const texts = useTexts('booking').details;
  return (
    <>
      <p className="max-w-prose text-lead">{sheet.description}</p>
      <Section title={texts.itinerary} lines={sheet.itinerary} ordered />
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Section title={texts.includes} lines={sheet.includes} icon="check" look="text-good" />
        <Section title={texts.notIncludes} lines={sheet.notIncludes} icon="minus" look="text-soft" />
      </div>
      <Section title={texts.recommendations} lines={sheet.recommendations} icon="info" look="text-soft" />
      <Section title={texts.demarcation} lines={sheet.demarcation} icon="globe" look="text-soft" />
      <TermsSections terms={sheet.terms} policies={sheet.policies} />
    </>
  );
}

/** Booking terms and policies, as the details and the overview show them. */
export function TermsSections({
  terms,
  policies,
}: {
  terms: readonly string[];
  policies: readonly string[];
}) {
  const texts = useTexts('booking').details;
  return (
    <>
      <Section title={texts.terms} lines={terms} />
      <Section title={texts.policies} lines={policies} />
    </>
  );
}

type SectionProps = {
  title: string;
  lines: readonly string[];
  icon?: IconName;
  look?: string;
  ordered?: boolean;
};

function Section({ title, lines, icon, look, ordered }: SectionProps) {
  if (lines.length === 0) return null;
  const List = ordered ? 'ol' : 'ul';
  return (
    <section>
      <h3 className="mb-2 text-heading">{title}</h3>
      <List className="grid gap-2">
        {lines.map((line, index) => (
          <li key={line} className="flex gap-3">
            {ordered ? (
              <span
                aria-hidden="true"
                className="grid size-6.5 shrink-0 place-items-center rounded-full bg-sunk font-semibold text-caption tabular-nums"
              >
                {index + 1}
              </span>
            ) : icon ? (
              <Icon name={icon} className={`mt-0.5 size-5 ${look ?? ''}`} />
            ) : (
              <span aria-hidden="true" className="mt-2.75 size-1.5 shrink-0 rounded-full bg-control" />
            )}
            <span className="max-w-prose">{line}</span>
          </li>
        ))}
      </List>
    </section>
  );
}
