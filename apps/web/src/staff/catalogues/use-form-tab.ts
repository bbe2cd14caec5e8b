import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearch } from 'wouter';
import type { FormStore } from '../../components/form-store.ts';
import { useMedia, WIDE } from '../../components/use-media.ts';
import { tabOfField } from './form-parts.ts';
import type { RowValues } from './row-values.ts';
import type { AnyScreen } from './screen.ts';
import { addressWithTab, tabOfAddress } from './tab-address.ts';

/** The look of the row, a tab where there is no room beside the form. */
export const PREVIEW = 'preview';

/**
 * The open tab of a form, null where it has none. The address has it, in the entry of the browser's history that is there: Back leaves the page, and
 * the mark of unsaved changes stays.
 */
export function useFormTab({ definition, Preview }: AnyScreen, control: FormStore<RowValues>) {
  const address = useSearch();
  const hasPreview = !useMedia(WIDE) && Preview !== undefined;
  const own = Object.keys(definition.tabs ?? {});
  const tabs = own.length > 0 && hasPreview ? [...own, PREVIEW] : own;
  const [chosen, choose] = useState(() => tabOfAddress(tabs, address));
  const tab = tabs.find((one) => one === chosen) ?? tabs[0] ?? null;
  const wanted = tab === null ? address : addressWithTab(address, tab, tab === tabs[0]);
  useEffect(() => {
    if (wanted === address) return;
    const { pathname } = window.location;
    window.history.replaceState(window.history.state, '', wanted === '' ? pathname : `${pathname}?${wanted}`);
  }, [wanted, address]);
  // A field that is to take the focus has its tab opened first. The form itself has set the focus by now.
  useEffect(() => {
    const { focusField } = control;
    control.focusField = (field) => {
      const holder = tabOfField(definition, field);
      if (holder !== null) flushSync(() => choose(holder));
      focusField(field);
    };
    return () => {
      control.focusField = focusField;
    };
  }, [control, definition]);
  return { tabs, tab, choose };
}
