import { paxMaxOf } from '@traslado/domain/booking/passengers';
import type { Due } from '@traslado/domain/booking/price';
import { classNames } from '../../components/class-names.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Offer } from '../draft/offers.ts';
import { WHOLE_ROW } from './service-card-classes.ts';

/** Differences between rides, always in the same order: vehicles or seats for this party, luggage, and fellow passengers. */
export function ServiceFacts({ offer, due }: { offer: Offer; due: Due | null }) {
  const texts = useTexts('booking').card;
  const { service, priced } = offer;
  const room = paxMaxOf(priced?.rate.paxMax ?? null, service.maximum_pax);
  return (
    <ul className={classNames(WHOLE_ROW, 'grid content-start gap-1 text-small wide:gap-2')}>
      <Fact icon={service.private ? 'van' : 'people'}>
        {service.private ? texts.vehicles(due?.vehicles ?? 1, room) : texts.seats(due?.totalPassengers ?? 1)}
      </Fact>
      <Fact icon="suitcase">{texts.luggage(service.suitcases, service.hand_bags)}</Fact>
      <Fact icon="clock">{service.private ? texts.alone : texts.withOthers}</Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className="flex gap-2.5">
      <Icon name={icon} className="size-5 text-soft" />
      {children}
    </li>
  );
}
