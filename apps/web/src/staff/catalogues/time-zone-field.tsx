import { countriesByZone } from '@traslado/domain/places/country-zones';
import { type ReactNode, useMemo } from 'react';
import { ComboBox } from '../../components/combo-box.tsx';
import { useFieldValue } from '../../components/form-context.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { zoneLabel } from '../frame/zone-label.ts';

/** A time zone, chosen from a list: the country of the one that stands there comes first. */
export function TimeZoneField({ name, hint }: { name: string; hint?: ReactNode }) {
  const locale = useLocale();
  const value = String(useFieldValue(name).value ?? '');
  const zones = countriesByZone();
  const here = zones.get(value);
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const all = [...zones].map(([id, country]) => ({
      id,
      country,
      label: zoneLabel(id),
      detail: names.of(country),
    }));
    const isHere = ({ country }: { country: string }) => Number(country === here);
    return all.sort((one, other) => isHere(other) - isHere(one) || (one.id < other.id ? -1 : 1));
  }, [zones, locale, here]);
  return <ComboBox name={name} hint={hint} options={options} chosenLabel={value && zoneLabel(value)} />;
}
