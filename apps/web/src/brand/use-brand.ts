import { useQuery } from '@tanstack/react-query';
import type { Language } from '@traslado/domain/language';
import { useEffect } from 'react';
import { callApi } from '../data/client.ts';
import { type Brand, DEFAULT_BRAND } from './default-brand.ts';
import { keepBrand } from './kept-brand.ts';

/** The brand of this installation. Until it has arrived, the default stands in, or the one that the device stored (render-app.tsx). */
export function useBrand(): Brand {
  const { data } = useQuery({
    queryKey: ['brand'],
    queryFn: async ({ signal }) => {
      const brand = await callApi('getBrand', {}, { signal });
      keepBrand(brand);
      return brand;
    },
  });
  return data ?? DEFAULT_BRAND;
}

/** Puts the brand's own colours over the tokens: `accent` sets --color-accent, as any CSS colour or light-dark() pair. */
export function useBrandColours(): void {
  const { colours } = useBrand();
  useEffect(() => {
    const style = document.documentElement.style;
    const names = Object.keys(colours).filter((name) => /^[a-z-]+$/.test(name));
    for (const name of names) style.setProperty(`--color-${name}`, colours[name] ?? '');
    return () => {
      for (const name of names) style.removeProperty(`--color-${name}`);
    };
  }, [colours]);
}

/** The phone to show a guest: the one of their language's country, else the first. */
export function brandPhone(brand: Brand, language: Language): Brand['phones'][number] | undefined {
  const country = language === 'es' ? 'MX' : 'US';
  return brand.phones.find((phone) => phone.country === country) ?? brand.phones[0];
}
