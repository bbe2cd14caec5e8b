import { LABEL_SEPARATOR } from '@traslado/domain/catalogues/definition';
import { operationConfigurations } from '@traslado/domain/catalogues/operation-configurations';
import { type RestrictionFacts, restrictions } from '@traslado/domain/catalogues/restrictions';
import { isCivilDate } from '@traslado/domain/time/civil';
import { Link } from 'wouter';
import { formatCivilDate, formatList, formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { FlagMark } from '../catalogues/field-value.tsx';
import { rowAddress } from '../catalogues/list-shape.ts';
import { shortRange } from '../catalogues/short-date.ts';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { useLabels } from '../catalogues/use-labels.ts';
import { StateBadge } from '../frame/state-badge.tsx';
import { AttachRestriction } from './attach-restriction.tsx';
import { MeaningText } from './meaning-text.tsx';
import { type Configuration, useConfigurations } from './use-attached.ts';

export const resortsOf = (configurations: readonly Configuration[]) => [
  ...new Set(configurations.map(({ resort }) => resort)),
];

/** Meaning of a restriction for guests, and the places where it counts. Nothing is claimed of one that no configuration names. */
export function RestrictionMeaning({ facts, id }: { facts: RestrictionFacts; id: number | null }) {
  const { restriction: texts } = useTexts('staff').rules;
  const locale = useLocale();
  const text = useRestrictionText(facts);
  const { property_id: resorts = {} } = useLabels(operationConfigurations);
  const { configurations, canChange } = useConfigurations();
  const naming = id === null ? [] : configurations?.filter(({ restriction }) => restriction === id);
  if (text === null) return <MeaningText isActive lines={[null]} />;
  const isUnused = naming?.length === 0;
  const hotel = naming?.[0] && resorts[naming[0].property_id]?.split(LABEL_SEPARATOR)[0];
  return (
    <>
      {isUnused && (
        <div className="mb-3 grid justify-items-start gap-2">
          <StateBadge tone="warn" icon="warning">
            {texts.unused}
          </StateBadge>
          <p>{texts.until}</p>
        </div>
      )}
      <MeaningText isActive={facts.active} lines={[text]}>
        {naming && !isUnused && <p>{texts.where(formatList(resortsOf(naming), locale))}</p>}
        {!naming && <p>{texts.new}</p>}
      </MeaningText>
      {naming && !isUnused && (
        <ul className="mt-3 grid gap-1 text-small">
          {naming.map((one) => (
            <li key={one.id}>
              <Link
                href={rowAddress(operationConfigurations, one.id)}
                className="underline underline-offset-4"
              >
                {one.description}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {hotel && facts.active && isCivilDate(facts.blackout_from) && (
        <Link
          href={`/admin/guest-price?${new URLSearchParams({ hotel, trip: 'arrival', date: facts.blackout_from, adults: '2' })}`}
          className="mt-3 inline-block text-small underline underline-offset-4"
        >
          {texts.guestPrice}
        </Link>
      )}
      {configurations && (
        <AttachRestriction
          id={id}
          label={facts.description}
          configurations={configurations}
          canChange={canChange}
        />
      )}
    </>
  );
}

/** In the list: in force is only what a configuration names. */
export function RestrictionState({ isActive, id }: { isActive: boolean; id: number | undefined }) {
  const { restriction: texts } = useTexts('staff').rules;
  const { flags } = useCatalogueWords(restrictions);
  const { configurations } = useConfigurations();
  const isUnused = isActive && configurations?.every(({ restriction }) => restriction !== id);
  if (isUnused)
    return (
      <span className="inline-flex py-1">
        <StateBadge tone="warn" icon="warning">
          {texts.unused}
        </StateBadge>
      </span>
    );
  return isActive ? null : <FlagMark isOn={false} isOver text={flags.active?.no ?? ''} />;
}

function useRestrictionText({ category, blackout_from, blackout_to, auxiliar }: RestrictionFacts) {
  const { restriction: texts } = useTexts('staff').rules;
  const locale = useLocale();
  if (category === 'blackout') {
    if (!isCivilDate(blackout_from)) return null;
    const from = formatCivilDate(blackout_from, locale, 'plain');
    if (!isCivilDate(blackout_to) || blackout_to === blackout_from) return texts.day(from);
    return blackout_to < blackout_from
      ? null
      : texts.days(from, formatCivilDate(blackout_to, locale, 'plain'));
  }
  if (auxiliar === null) return null;
  const number = formatNumber(auxiliar, locale);
  if (category === 'minimum_notice') return texts.notice(number);
  return category === 'capacity' ? texts.seats(number) : null;
}

/** The limit alone, in a few words, where its category stands beside it. */
export function useLimitText(): (facts: RestrictionFacts) => string | null {
  const { restriction: texts } = useTexts('staff').rules;
  const locale = useLocale();
  return ({ category, blackout_from: from, blackout_to: to, auxiliar }) => {
    if (category === 'blackout')
      return isCivilDate(from) ? shortRange(from, isCivilDate(to) ? to : from, locale) : null;
    if (auxiliar === null) return null;
    const number = formatNumber(auxiliar, locale);
    return category === 'capacity' ? texts.seatsOf(number) : texts.hoursAhead(number);
  };
}
