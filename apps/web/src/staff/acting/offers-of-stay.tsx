import { isCivilDate, isCivilTime } from '@traslado/domain/time/civil';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { callApi } from '../../data/client.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { OffersDialog } from '../reckoning/offers-dialog.tsx';
import { type FoundStay, legsOf, type OffersWish, type Trip } from './ask-new-booking.ts';

/** The rides as far as they are typed. */
type Typed = {
  trip: Trip;
  arrival_date: string;
  arrival_time: string;
  departure_date: string;
  departure_time: string;
  adults: number;
  minors: number;
  babyseat: number;
};

/** This guest's offers with the data typed so far, and the reasons against a service. */
export function OffersOfStay({ stay, valuesOf }: { stay: FoundStay; valuesOf: () => Typed }) {
  const { offers } = useTexts('staff').prices;
  const [asked, setAsked] = useState<OffersWish | null>(null);
  const open = () => {
    const values = valuesOf();
    const legs = legsOf(values.trip);
    const hasTimes = legs.every((leg) => isCivilTime(values[`${leg}_time`]));
    const typed = legs.map((leg) => ({
      ...(isCivilDate(values[`${leg}_date`]) && { [`${leg}_date`]: values[`${leg}_date`] }),
      ...(hasTimes && { [`${leg}_time`]: values[`${leg}_time`] }),
    }));
    setAsked(
      Object.assign(
        {
          hotel: stay.hotel,
          folio: stay.folio,
          trip: values.trip,
          domestic: false,
          adults: Number(values.adults),
          minors: Number(values.minors),
          babyseat: Number(values.babyseat),
        },
        ...typed,
      ),
    );
  };
  return (
    <div className="-mt-3">
      <Button variant="secondary" className="text-small" onClick={open}>
        {offers.open}
      </Button>
      {asked && (
        <OffersDialog
          question={['stay', JSON.stringify(asked)]}
          ask={(signal) => callApi('searchOffers', { body: asked }, { signal })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
