import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../components/notification.ts';
import { staffKey } from '../session/staff-session.ts';
import type { ActingOutcome, Said } from './ask-acting.ts';
import type { Stop } from './stop-banner.tsx';

type Deed<Wish, Answer, Why> = {
  readonly ask: (wish: Wish, said: Why | null) => Promise<ActingOutcome<Answer>>;
  readonly doneText: (answer: Answer) => string;
  readonly onClose: () => void;
  /** For work beside closing. */
  readonly onDone?: (answer: Answer) => void;
};

/** An action in two steps: its effects, then the action with its reason. The story is read again once it is done, or found changed. */
export function useDeed<Wish, Answer, Why = Said>({
  ask,
  doneText,
  onClose,
  onDone = onClose,
}: Deed<Wish, Answer, Why>) {
  const queries = useQueryClient();
  const [previewed, setPreviewed] = useState<{ wish: Wish; answer: Answer } | null>(null);
  const [stop, setStop] = useState<Stop | null>(null);
  const readAgain = () => queries.invalidateQueries({ queryKey: [...staffKey, 'bookings'] });
  return {
    previewed,
    stop,
    showNewest: () => void readAgain().then(onClose),
    back: () => {
      setPreviewed(null);
      setStop(null);
    },
    preview: async (wish: Wish) => {
      setStop(null);
      const outcome = await ask(wish, null);
      if (outcome.kind === 'answered') setPreviewed({ wish, answer: outcome.answer });
      else setStop(outcome);
    },
    confirm: async (said: Why) => {
      if (!previewed) return;
      setStop(null);
      const outcome = await ask(previewed.wish, said);
      if (outcome.kind !== 'answered') return setStop(outcome);
      notify(doneText(outcome.answer), 'good');
      await readAgain();
      onDone(outcome.answer);
    },
  };
}
