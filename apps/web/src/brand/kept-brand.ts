import { ofDevice, readKept, writeKept } from '../storage/kept-json.ts';
import { LOCAL_KEYS } from '../storage/stored-keys.ts';
import { type Brand, DEFAULT_BRAND } from './default-brand.ts';

/** The brand as this device last heard of it, so that its name, colours and phones are there without a network too. */
export function keptBrand(): Brand | undefined {
  const kept = readKept<Partial<Brand>>(ofDevice, LOCAL_KEYS.brand);
  return kept ? { ...DEFAULT_BRAND, ...kept } : undefined;
}

export function keepBrand(brand: Brand): void {
  writeKept(ofDevice, LOCAL_KEYS.brand, brand);
}
