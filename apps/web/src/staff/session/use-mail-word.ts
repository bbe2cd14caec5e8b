import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../i18n/i18n.tsx';
import { type Profile, profileKey } from './staff-session.ts';

/** Words about an email that goes out. Where no mail server is set they say that none leaves. */
export function useMailWord(): (goes: string) => string {
  const { noMail } = useTexts('staff').frame;
  const isKept = useQueryClient().getQueryData<Profile | null>(profileKey)?.sends_mail === false;
  return (goes) => (isKept ? noMail : goes);
}
