import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import { propertiesById } from '../../places/property-choices.ts';
import { ListChoice } from '../catalogues/list-choice.tsx';
import type { PricedProperty, PricedService } from './use-prices.ts';

type ServiceChoiceProps = {
  /** With services. */
  properties: readonly PricedProperty[];
  property: PricedProperty;
  /** Null for all of them. */
  service: PricedService | null;
  /** Words for all services, where they can be chosen. */
  all?: string;
  /** Another property comes without a service. */
  onChoose: (property: PricedProperty, service: PricedService | null) => void;
  children: ReactNode;
};

/** Property and service of a page of prices. */
export function ServiceChoice({
  properties,
  property,
  service,
  all,
  onChoose,
  children,
}: ServiceChoiceProps) {
  const texts = useTexts('staff').prices;
  return (
    <div className="list-tools rate-tools">
      <ListChoice
        label={texts.property}
        value={String(property.id)}
        options={propertiesById(properties)}
        onChoose={(id) => onChoose(properties.find((one) => String(one.id) === id) ?? property, null)}
        className="filter-chip"
      />
      <ListChoice
        label={texts.service}
        value={String(service?.id ?? '')}
        options={[
          ...(all ? [{ value: '', label: all }] : []),
          ...property.services.map(({ id, name, airport, trip, on_sale }) => ({
            value: String(id),
            label: `${name} · ${texts.trips[trip]} · ${airport} · ${id}${on_sale ? '' : ` (${texts.offSale})`}`,
          })),
        ]}
        onChoose={(id) => onChoose(property, property.services.find((one) => String(one.id) === id) ?? null)}
        className="filter-chip"
      />
      {children}
    </div>
  );
}
