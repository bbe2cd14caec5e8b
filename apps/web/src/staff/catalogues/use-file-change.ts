import type { BatchAnswer } from '@traslado/contract/schemas/catalogue-batches';
import type { Answers } from '@traslado/domain/files/ways';
import { useState } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Failure } from './broken-prices.tsx';

type Stage = 'shown' | 'applied' | 'undone';

/** Outcome of a file, of one catalogue or of all. */
type Told = Pick<BatchAnswer, 'batch' | 'applied' | 'counts' | 'prices' | 'questions'>;

type Outcome<A extends Told> = { readonly answer: A } | { readonly why: Failure };

type Ways<A extends Told> = {
  readonly send: (file: File, apply: boolean, answers: Answers) => Promise<Outcome<A>>;
  /** Missing where a file cannot be undone. */
  readonly undo?: (batch: number) => Promise<Outcome<A>>;
};

type Found<A> = {
  readonly stage: Stage;
  readonly answer: A;
  /** Of the same file before a line was left out. */
  readonly whole: A;
};

const linesOf = (without = ''): number[] => without.split(',').filter(Boolean).map(Number);

/** A file that is chosen, shown, applied and undone. */
export function useFileChange<A extends Told>({ send, undo }: Ways<A>) {
  const { imports: texts } = useTexts('staff').lists;
  const [file, setFile] = useState<File | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [found, setFound] = useState<Found<A> | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);

  const run = async (stage: Stage, work: Promise<Outcome<A>>, isWhole = false) => {
    setBusy(true);
    setFailure(null);
    const outcome = await work;
    setBusy(false);
    if ('why' in outcome) return setFailure(outcome.why || texts.failed);
    const { answer } = outcome;
    setFound((before) => ({
      stage: stage === 'applied' && !answer.applied ? 'shown' : stage,
      answer,
      whole: isWhole || !before ? answer : before.whole,
    }));
    if (stage === 'undone' && !answer.applied) setFailure(texts.notUndone);
  };
  const counts = found?.answer.counts;
  const refused = counts ? counts.refuse + counts.stale : 0;
  const changing = counts ? counts.add + counts.change : 0;
  const prices = found?.stage === 'shown' ? found.answer.prices : undefined;
  const asks = (found?.answer.questions?.length ?? 0) > 0;
  const isRight = found?.stage === 'shown' && changing > 0 && refused === 0 && !prices && !asks;
  const show = (chosen: File, said: Answers) => {
    setAnswers(said);
    void run('shown', send(chosen, false, said), said.without === undefined);
  };
  return {
    found,
    failure,
    isBusy,
    refused,
    changing,
    prices,
    asks,
    answers,
    /** The file, where it can be applied now. */
    ready: isRight ? file : null,
    /** The number of the change, where it can be undone now. */
    batch: found?.stage === 'applied' ? found.answer.batch : null,
    /** The name of the file; '' without one. */
    name: file?.name ?? '',
    /** Lines that are left out, each of which can be put back. */
    without: linesOf(answers.without),
    choose: (chosen: File | null) => {
      setFile(chosen);
      setFound(null);
      setFailure(null);
      if (chosen) show(chosen, {});
    },
    /** Reads the file again with one more answer. */
    answer: (said: Answers) => {
      if (file) show(file, { ...answers, ...said });
    },
    /** Reads the file again with or without a line. */
    leaveOut: (line: number, isOut: boolean) => {
      const others = linesOf(answers.without).filter((one) => one !== line);
      const without = [...others, ...(isOut ? [line] : [])].join(',');
      const { without: _, ...rest } = answers;
      if (file) show(file, without === '' ? rest : { ...rest, without });
    },
    /** Reads the file again, with or without the rows that are there already. */
    leaveExisting: (isOn: boolean) => {
      if (file) show(file, { ...answers, existing: isOn ? 'leave' : undefined });
    },
    apply: (chosen: File) => void run('applied', send(chosen, true, answers)),
    takeBack: (batch: number) => {
      if (undo) void run('undone', undo(batch));
    },
  };
}

export type FileChange<A extends Told = Told> = ReturnType<typeof useFileChange<A>>;
