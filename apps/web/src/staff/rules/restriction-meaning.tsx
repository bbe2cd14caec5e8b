import { type RestrictionFacts, restrictions } from '@traslado/domain/catalogues/restrictions';
import { isCivilDate } from '@traslado/domain/time/civil';
import { formatCivilDate, formatList, formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useRowUses } from '../catalogues/use-rows.ts';
import { MeaningText } from './meaning-text.tsx';

/** Meaning of a restriction for guests, and the places where it counts. */
export function RestrictionMeaning({ facts, id }: { facts: RestrictionFacts; id: number | null }) {
  const { restriction: texts } = useTexts('staff').rules;
  const text = useRestrictionText(facts);
  return (
    <MeaningText isActive={facts.active} lines={[text]}>
      {text !== null && (id === null ? <p>{texts.new}</p> : <Where id={id} />)}
    </MeaningText>
  );
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

/** The operation configurations that put it in force. */
function Where({ id }: { id: number }) {
  const { restriction: texts } = useTexts('staff').rules;
  const locale = useLocale();
  const { data } = useRowUses(restrictions, id);
  if (!data) return null;
  if (data.total === 0) return <p>{texts.nowhere}</p>;
  return (
    <p>
      {texts.where(
        formatList(
          data.uses.map(({ label }) => label),
          locale,
        ),
      )}
    </p>
  );
}
