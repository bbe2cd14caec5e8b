import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../data/client.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Loading } from '../frame/loading.tsx';
import { QrCode } from '../frame/qr-code.tsx';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { ProveForm } from './prove-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Turns the second factor on: a secret for the app, its first code, and the recovery codes. */
export function Enrol({ onDone, onCancel }: { onDone: () => void; onCancel?: () => void }) {
  const { account } = useTexts('staff');
  const texts = account.enrol;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const query = useQuery({
    queryKey: [...staffKey, 'enrol'],
    queryFn: () => whileSignedIn(() => callApi('beginSecondFactor', {})),
    // New rights read every page anew; a confirmed secret is not asked for again.
    enabled: codes === null,
    // Each asking makes another secret.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
  const { data } = query;
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!data) return <Loading query={query} texts={account} className="h-80" />;
  const confirm = async (code: string) => {
    const answer = await callApi('confirmSecondFactor', { body: { code } });
    setCodes(answer.recovery_codes);
  };
  return (
    <div className="grid gap-5">
      <p className="max-w-prose">{texts.scan}</p>
      <QrCode text={data.uri} label={texts.qr} />
      <p className="max-w-prose text-small">
        {texts.byHand}{' '}
        <code className="block break-all font-semibold tabular-nums">{inFours(data.secret)}</code>
      </p>
      <ProveForm
        submit={texts.submit}
        text={texts.afterwards}
        hint={texts.codeHint}
        onCode={confirm}
        {...(onCancel && { onCancel })}
      />
    </div>
  );
}

/** As one types it more easily; apps leave out the spaces. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
