import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { callApi } from '../../data/client.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { FlagMark } from '../catalogues/field-value.tsx';
import { Enrol } from './enrol.tsx';
import { Panel } from './panel.tsx';
import { ProveForm } from './prove-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type Account, renewAccount } from './use-account.ts';

type Doing = 'nothing' | 'enrol' | 'end' | 'renew';

/** The second factor: its state, and its actions. */
export function FactorPanel({ factor }: { factor: Account['second_factor'] }) {
  const texts = useTexts('staff').account.factor;
  const locale = useLocale();
  const [doing, setDoing] = useState<Doing>('nothing');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const stop = () => {
    setDoing('nothing');
    setCodes(null);
    void renewAccount();
  };
  const end = async (code: string) => {
    await callApi('endSecondFactor', { body: { code } });
    notify(texts.ended, 'good');
    stop();
  };
  const renew = async (code: string) => {
    const answer = await callApi('renewRecoveryCodes', { body: { code } });
    setCodes(answer.recovery_codes);
  };
  const since =
    factor.since === null ? null : new Date(factor.since).toLocaleDateString(locale, { dateStyle: 'long' });
  return (
    <Panel title={texts.title}>
      <p className="max-w-prose text-small text-soft">{texts.what}</p>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={stop} />
      ) : doing === 'enrol' ? (
        <Enrol onDone={stop} onCancel={stop} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div className="grid gap-1 text-small">
              <p className="flex flex-wrap items-center gap-x-3">
                <FlagMark isOn={since !== null} text={since === null ? texts.off : texts.on(since)} />
                {since !== null && texts.left(factor.recovery_codes_left)}
              </p>
              {since !== null && factor.is_required && <p className="text-soft">{texts.required}</p>}
            </div>
            {doing === 'nothing' && (
              <div className="flex flex-wrap gap-x-4 gap-y-2">
                <Button variant="secondary" onClick={() => setDoing(since === null ? 'enrol' : 'renew')}>
                  {since === null ? texts.turnOn : texts.renew}
                </Button>
                {since !== null && !factor.is_required && (
                  <Button variant="quiet" onClick={() => setDoing('end')}>
                    {texts.turnOff}
                  </Button>
                )}
              </div>
            )}
          </div>
          {doing === 'end' && (
            <ProveForm submit={texts.turnOff} text={texts.turnOffText} onCode={end} onCancel={stop} />
          )}
          {doing === 'renew' && (
            <ProveForm submit={texts.confirm} text={texts.renewText} onCode={renew} onCancel={stop} />
          )}
        </>
      )}
    </Panel>
  );
}
