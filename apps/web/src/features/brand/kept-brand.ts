import { LOCAL_KEYS } from '../../data/stored-keys.ts';
import { type Brand, DEFAULT_BRAND } from './default-brand.ts';

/** The brand as this device last heard of it, so that its name, colours and phones are there without a network too; null before that. */
export function keptBrand(): Brand | null {
  try {
    const kept: Partial<Brand> | null = JSON.parse(localStorage.getItem(LOCAL_KEYS.brand) ?? 'null');
    return kept?.name ? { ...DEFAULT_BRAND, ...kept } : null;
  } catch {
    return null;
  }
}

export function keepBrand({ name, logo, colours, phones, email }: Brand): void {
  try {
    localStorage.setItem(LOCAL_KEYS.brand, JSON.stringify({ name, logo, colours, phones, email }));
  } catch {
    // Storage is full or refused: without a network the default stands in.
  }
}
