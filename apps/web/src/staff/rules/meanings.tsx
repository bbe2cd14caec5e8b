import { pickUpOfDeparture } from '@traslado/domain/booking/pickup';
import { type IncludedRuleFacts, includedRules } from '@traslado/domain/catalogues/included-rules';
import {
  type OperationFacts,
  operationConfigurations,
} from '@traslado/domain/catalogues/operation-configurations';
import { type RefundRuleFacts, refundRules } from '@traslado/domain/catalogues/refund-rules';
import type { SegmentFacts } from '@traslado/domain/catalogues/segments';
import { isCivilTime } from '@traslado/domain/time/civil';
import { formatAmount, formatCivilTime, formatList, formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useNames } from '../catalogues/use-labels.ts';
import { MeaningText } from './meaning-text.tsx';

export function OperationMeaning({ facts }: { facts: OperationFacts }) {
  const { operation: texts } = useTexts('staff').rules;
  const locale = useLocale();
  const nameOf = useNames(operationConfigurations);
  const { initial_service_time: from, final_service_time: to } = facts;
  const segment = nameOf('segment_id', facts.segment_id);
  const property = nameOf('property_id', facts.property_id);
  const restriction = nameOf('restriction_id', facts.restriction_id);
  const hours = (): string | null => {
    if (!isCivilTime(from) || !isCivilTime(to)) return null;
    if (from === to || (from === '00:00' && to === '23:59')) return texts.allDay;
    const times = [formatCivilTime(from, locale), formatCivilTime(to, locale)] as const;
    return from < to ? texts.day(...times) : texts.night(...times);
  };
  const text = hours();
  const where = segment && property ? texts.where(segment, property) : null;
  const mails = facts.notification_mails.filter((line) => line.trim() !== '');
  return (
    <MeaningText
      isActive={facts.active}
      lines={[
        where && text ? `${where} ${text}` : null,
        restriction === undefined ? null : texts.restricted(restriction),
        mails.length > 0 ? texts.notices(formatList(mails, locale)) : null,
      ]}
    />
  );
}

/** Price of the ride in the example. */
const EXAMPLE = 100;

export function RefundMeaning({ facts }: { facts: RefundRuleFacts }) {
  const { refund: texts } = useTexts('staff').rules;
  const locale = useLocale();
  const nameOf = useNames(refundRules);
  const { hours_before: hours, percent_kept: percent } = facts;
  const service = nameOf('service_id', facts.service_id);
  const property = nameOf('property_id', facts.property_id);
  const isRight = hours !== null && percent !== null && percent <= 100 && percent >= 0 && hours >= 0;
  const kept =
    isRight && (hours === 0 ? texts.never : texts.kept(formatNumber(hours, locale), String(percent)));
  const back =
    isRight && hours > 0
      ? texts.back(formatAmount(EXAMPLE, locale), formatAmount(EXAMPLE - percent, locale))
      : null;
  const who = service ? texts.service(service) : property ? texts.property(property) : null;
  return <MeaningText isActive={facts.active} lines={kept ? [kept, back, who] : []} />;
}

/** The conditions of a rule on stays, each a phrase. */
export function useConditions(): (facts: IncludedRuleFacts) => string[] {
  const { included: texts } = useTexts('staff').rules;
  const locale = useLocale();
  const named = (text: string, say: (name: string) => string) =>
    text.trim() === '' ? [] : [say(text.trim())];
  return (facts) => [
    ...named(facts.rate_plan, texts.ratePlan),
    ...named(facts.market_segment, texts.market),
    ...(facts.min_nights > 0 ? [texts.nights(formatNumber(facts.min_nights, locale))] : []),
    ...(facts.is_member === 'yes' || facts.is_member === 'no' ? [texts.member[facts.is_member]] : []),
    ...(facts.is_guest === 'yes' || facts.is_guest === 'no' ? [texts.guest[facts.is_guest]] : []),
    ...named(facts.club, texts.club),
  ];
}

export function IncludedMeaning({ facts }: { facts: IncludedRuleFacts }) {
  const { included: texts } = useTexts('staff').rules;
  const locale = useLocale();
  const nameOf = useNames(includedRules);
  const property = nameOf('property_id', facts.property_id);
  const service = nameOf('service_id', facts.service_id);
  const conditions = useConditions()(facts);
  const stays = (of: string): string =>
    conditions.length === 0 ? texts.all(of) : texts.stays(of, formatList(conditions, locale));
  const line = property && service ? texts.ride(stays(property), service) : null;
  return <MeaningText isActive={facts.active} lines={[line]} />;
}

/** The flight of the example. */
const FLIGHT = { flightOn: '2027-01-15', flightTime: '14:35', zone: 'UTC', extraMinutes: 0 } as const;

export function SegmentMeaning({ facts }: { facts: SegmentFacts }) {
  const { segment: texts } = useTexts('staff').rules;
  const locale = useLocale();
  const { international_hour_before: abroad, national_hour_before: domestic } = facts;
  const hours = { nationalHoursBefore: domestic, internationalHoursBefore: abroad };
  const pickUp = (isNational: boolean): string =>
    formatCivilTime(pickUpOfDeparture({ ...FLIGHT, ...hours, isNational }).time, locale);
  const isSaid = isCivilTime(abroad) && isCivilTime(domestic);
  const said = isSaid && [
    texts.flight(formatCivilTime(FLIGHT.flightTime, locale)),
    texts.international(pickUp(false)),
    texts.national(pickUp(true)),
  ];
  return (
    <MeaningText
      isActive={facts.active}
      inactive={texts.off}
      lines={said ? [said.join(' '), texts.extra] : []}
    />
  );
}
