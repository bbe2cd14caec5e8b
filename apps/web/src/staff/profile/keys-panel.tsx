import { useState } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import { keepSlash, readSlash } from '../frame/shortcuts.ts';
import { Panel } from './panel.tsx';

/** The keys that open the palette, and the switch of the one without Ctrl on this device. */
export function KeysPanel() {
  const texts = useTexts('staff').account.keys;
  const [isOn, setOn] = useState(readSlash);
  return (
    <Panel title={texts.title}>
      <p className="max-w-prose">{texts.what}</p>
      <label className="flex min-h-11 items-start gap-3.5 py-2">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target: { checked } }) => {
            keepSlash(checked);
            setOn(checked);
          }}
          className="tick-box mt-0.5 size-6 shrink-0 cursor-pointer"
        />
        <span>{texts.slash}</span>
      </label>
    </Panel>
  );
}
