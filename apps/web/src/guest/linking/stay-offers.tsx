import { useId, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useProperties } from '../../places/use-places.ts';
import { LinkRefusal } from './link-refusal.tsx';
import { type Linked, type LinkRefused, linkStay } from './link-stay.ts';
import { type Candidate, type LinkBase, useCandidates } from './use-candidates.ts';

type StayOffersProps = {
  base: LinkBase;
  phone: string | undefined;
  /** Level of its heading below those of the page. */
  heading?: 'h2' | 'h3';
  /** `moving`: only stays that change the flights, with the change. `others`: the remaining stays, and messages about failures. */
  only?: 'moving' | 'others';
  /** Effect of adding a stay on the flights, in words. */
  meaningOf?: ((candidate: Candidate, resort: string) => string | null) | undefined;
  className?: string;
  onLinked: (linked: Linked) => void;
};

/** The stays that the server found beside the guest's own, each added with one tap. Shows nothing where there are none. */
export function StayOffers({
  base,
  phone,
  heading: Heading = 'h3',
  only,
  meaningOf,
  className = 'mt-6',
  onLinked,
}: StayOffersProps) {
  const titleId = useId();
  const texts = useTexts('linking');
  const candidates = useCandidates(base);
  const { isError, retry } = candidates;
  const offered = candidates.offered.filter(
    ({ link }) => !only || (link.kind === 'consecutive') === (only === 'moving'),
  );
  const refused = only === 'moving' ? [] : candidates.refused;
  const [busyFolio, setBusyFolio] = useState<string | null>(null);
  const [failure, setFailure] = useState<LinkRefused | null>(null);

  const add = async ({ resort, confirmationNumber }: Candidate) => {
    setBusyFolio(confirmationNumber);
    setFailure(null);
    const outcome = await linkStay(base, { hotel: resort, folio: confirmationNumber });
    setBusyFolio(null);
    if (outcome.ok) onLinked(outcome.linked);
    else setFailure(outcome.refused);
  };

  return (
    <div className={classNames('grid gap-3 empty:hidden', className)}>
      {isError && only !== 'moving' && (
        <Banner
          action={
            <Button variant="quiet" onClick={retry}>
              {texts.lookAgain}
            </Button>
          }
        >
          {texts.notLooked}
        </Banner>
      )}
      {offered.length > 0 && (
        <section aria-labelledby={titleId}>
          <Heading id={titleId} className="font-semibold text-heading">
            {texts.found}
          </Heading>
          <ul className="mt-3 grid gap-3">
            {offered.map((candidate) => (
              <li
                key={`${candidate.resort}-${candidate.confirmationNumber}`}
                className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md border-[1.5px] border-control border-dashed px-5 py-4"
              >
                <Words candidate={candidate} meaningOf={meaningOf} />
                <Button
                  variant="secondary"
                  icon="plus"
                  busy={busyFolio === candidate.confirmationNumber}
                  busyLabel={texts.adding}
                  aria-label={texts.addNamed(candidate.confirmationNumber)}
                  onClick={() => void add(candidate)}
                >
                  {texts.add}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {failure && <LinkRefusal refused={failure} phone={phone} />}
      {refused.map((candidate) => (
        <div
          key={`${candidate.resort}-${candidate.confirmationNumber}`}
          className="flex flex-wrap gap-x-6 gap-y-1 rounded-md bg-sunk px-5 py-4"
        >
          <Words candidate={candidate} />
          <p className="flex w-full items-start gap-2 text-small text-soft">
            <Icon name="info" className="mt-px size-5" />
            {candidate.link.refusal?.detail}
          </p>
        </div>
      ))}
    </div>
  );
}

/** Guest, resort and days of the stay; the kind of companion comes first. */
function Words({ candidate, meaningOf }: { candidate: Candidate } & Pick<StayOffersProps, 'meaningOf'>) {
  const texts = useTexts('linking');
  const locale = useLocale();
  const properties = useProperties();
  const resort = properties.data?.find((one) => one.code === candidate.resort)?.name ?? candidate.resort;
  const day = (on: string) => formatCivilDate(on, locale, 'short');
  const meaning = meaningOf?.(candidate, resort);
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="font-semibold">
        {texts.candidate[candidate.link.kind]} · {resort}
      </p>
      <p className="text-small text-soft">
        {day(candidate.arrival)} – {day(candidate.departure)}
      </p>
      <p className="text-small text-soft">
        {`${candidate.firstName} ${candidate.lastName}`.trim()}, {candidate.confirmationNumber}
      </p>
      {meaning && <p className="mt-1 text-small">{meaning}</p>}
    </div>
  );
}
