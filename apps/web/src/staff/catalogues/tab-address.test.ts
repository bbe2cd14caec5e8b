import { expect, it } from 'vitest';
import { addressWithTab, tabOfAddress } from './tab-address.ts';

it('an address opens a tab that the form has', () => {
  expect(tabOfAddress(['service', 'sheet'], 'tab=sheet')).toBe('sheet');
  expect(tabOfAddress(['service', 'sheet'], 'tab=price')).toBeNull();
  expect(tabOfAddress(['service', 'sheet'], '')).toBeNull();
});

it('the open tab stands in the address beside the rest, the first one by no name', () => {
  expect(addressWithTab('name_en=Van%20ride', 'sheet', false)).toBe('name_en=Van+ride&tab=sheet');
  expect(addressWithTab('name_en=Van+ride&tab=sheet', 'service', true)).toBe('name_en=Van+ride');
  expect(addressWithTab('tab=sheet', 'preview', false)).toBe('tab=preview');
});

it('an address that is right stays as it was written', () => {
  expect(addressWithTab('name_en=Van%20ride', 'service', true)).toBe('name_en=Van%20ride');
  expect(addressWithTab('tab=sheet', 'sheet', false)).toBe('tab=sheet');
});
