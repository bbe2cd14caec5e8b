import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { LeaveDialog } from '../catalogues/leave-dialog.tsx';
import { useLeaveGuard } from '../catalogues/use-leave-guard.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { GridEditor } from './grid-editor.tsx';
import { isPast } from './grid-model.ts';
import { ServiceChoice } from './service-choice.tsx';
import { usePriceGrid } from './use-price-grid.ts';
import { type PricedProperty, usePricedServices } from './use-prices.ts';
import './prices.css';

/** Property and service of the address: the first property and all of its services without valid ones. */
function useQuestion(properties: readonly PricedProperty[]) {
  const search = new URLSearchParams(useSearch());
  const [location, navigate] = useLocation();
  const property =
    properties.find(({ id }) => String(id) === search.get('property')) ?? properties[0] ?? null;
  const service = property?.services.find(({ id }) => String(id) === search.get('service')) ?? null;
  return {
    property,
    service,
    go: (to: string, of: string) =>
      navigate(`${location}?property=${to}${of === '' ? '' : `&service=${of}`}`, { replace: true }),
  };
}

/** The rates of a property with their prices to type. */
export function PriceGridPage() {
  const { prices, seasons, lists } = useTexts('staff');
  const texts = seasons.grid;
  const services = usePricedServices();
  const properties = services.data?.properties.filter((one) => one.services.length > 0) ?? [];
  const { property, service, go } = useQuestion(properties);
  const grid = usePriceGrid(property?.id ?? null, service?.id ?? null);
  const [withPast, showPast] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [target, setTarget] = useState<readonly [string, string] | null>(null);
  const { question, release } = useLeaveGuard(isDirty);
  const choose = (to: string, of: string) => (isDirty ? setTarget([to, of]) : go(to, of));
  const leave = async () => {
    const [to, of] = target ?? ['', ''];
    setTarget(null);
    await release();
    go(to, of);
  };
  return (
    <StaffPage title={texts.title} lead={texts.lead} wide>
      {property && (
        <ServiceChoice
          properties={properties}
          property={property}
          service={service}
          all={texts.allServices}
          onChoose={(to, of) => choose(String(to.id), String(of?.id ?? ''))}
        >
          {grid.data?.rows.some(isPast) && !(withPast && isDirty) && (
            <Button variant="quiet" className="ml-auto text-small" onClick={() => showPast(!withPast)}>
              {withPast ? lists.hidePast : lists.showPast}
            </Button>
          )}
        </ServiceChoice>
      )}
      {services.data && !property && <p className="text-soft">{prices.noServices}</p>}
      {(property || !services.data) && (
        <Loading query={services.data ? grid : services} texts={prices} className="h-128" />
      )}
      {grid.data?.is_cut && (
        <div className="mb-5">
          <Banner>{texts.cut}</Banner>
        </div>
      )}
      {grid.data && property && (
        <GridEditor
          key={`${property.id}.${service?.id ?? ''}`}
          grid={grid.data}
          services={property.services}
          withPast={withPast}
          reload={async () => (await grid.refetch({ throwOnError: true })).data?.rows ?? []}
          onDirty={setDirty}
        />
      )}
      {target && <LeaveDialog onStay={() => setTarget(null)} onLeave={() => void leave()} />}
      {question}
    </StaffPage>
  );
}
