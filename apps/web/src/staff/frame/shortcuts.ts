import { ofDevice, readKept, writeKept } from '../../storage/kept-json.ts';
import { STAFF_KEYS } from '../../storage/staff-keys.ts';

/** The parts of a key press by which it is recognised as the palette's. */
export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** A Mac has another key for its commands. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** True when `/` alone opens the palette on this device. People who dictate, or press keys by accident, turn it off in the profile. */
export const readSlash = (): boolean => readKept<boolean>(ofDevice, STAFF_KEYS.slash) ?? true;

export const keepSlash = (isOn: boolean): void => writeKept(ofDevice, STAFF_KEYS.slash, isOn);

type Asked = { mac: boolean; isTyping: boolean; hasSlash: boolean };

/**
 * The command of the palette: Ctrl-K, on a Mac Cmd-K, and `/` outside of text fields. The place of `/` differs between keyboards, so Shift does not
 * matter to it.
 */
export function opensPalette(press: Press, { mac, isTyping, hasSlash }: Asked): boolean {
  if (press.altKey) return false;
  if (press.key === '/') return hasSlash && !isTyping && !press.ctrlKey && !press.metaKey;
  const [command, other] = mac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  return press.key.toLowerCase() === 'k' && command && !other && !press.shiftKey;
}

/** True for an element that takes typed text. */
export const isTypedInto = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.matches(
      'input:not([type=checkbox], [type=radio]), textarea, select, [role=textbox], [role=combobox], [role=spinbutton]',
    ));
