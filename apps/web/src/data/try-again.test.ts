import { NoAnswerError, ProblemError } from '@traslado/contract/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as notification from '../components/notification.ts';
import { busy } from '../i18n/en/busy.ts';
import { tryAgain } from './try-again.ts';

const busyFor = (retry_after?: number) =>
  new ProblemError({
    type: '',
    title: '',
    status: 503,
    code: 'server.busy',
    detail: 'busy',
    ...(retry_after && { retry_after }),
  });

let slept: number[] = [];
const waiting = {
  isSending: true,
  random: () => 0.5,
  sleep: async (ms: number) => {
    slept.push(ms);
  },
};
const told = vi.spyOn(notification, 'notify');
const hidden = vi.spyOn(notification, 'hideNotification');
beforeEach(() => {
  slept = [];
  told.mockClear();
  hidden.mockClear();
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' } });
});

/** Answers a call with these in turn: errors are thrown. */
const answering = (...answers: unknown[]) =>
  vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });

describe('a busy server', () => {
  it('is asked again at the time that it gave, and a part of that longer by chance', async () => {
    const ask = answering(busyFor(3), 'done');
    expect(await tryAgain(ask, busyFor(2), waiting)).toBe('done');
    expect(slept).toEqual([2_500, 3_750]);
  });

  it('is waited for with a notice for a guest who sent something, which goes away', async () => {
    await tryAgain(answering('done'), busyFor(1), waiting);
    expect(told.mock.calls).toEqual([[busy.sending]]);
    expect(hidden).toHaveBeenCalledOnce();
  });

  it('is waited for without a notice at first where something is only read', async () => {
    await tryAgain(answering('done'), busyFor(1), { ...waiting, isSending: false });
    expect(told).not.toHaveBeenCalled();
    await tryAgain(answering(busyFor(1), 'done'), busyFor(1), { ...waiting, isSending: false });
    expect(told.mock.calls).toEqual([[busy.reading]]);
  });

  it('that stays busy is left alone after some tries', async () => {
    const ask = vi.fn(async () => {
      throw busyFor(600);
    });
    await expect(tryAgain(ask, busyFor(600), waiting)).rejects.toThrow('server.busy');
    expect(ask).toHaveBeenCalledTimes(5);
    expect(slept.every((ms) => ms <= 15_000)).toBe(true);
    expect(hidden).toHaveBeenCalledOnce();
  });

  it('is not asked again after any other fault, nor for a guest who has left', async () => {
    const lost = new NoAnswerError('cut');
    await expect(tryAgain(answering(lost), busyFor(1), waiting)).rejects.toBe(lost);
    const ask = answering('done');
    const left = { ...waiting, signal: AbortSignal.abort() };
    await expect(tryAgain(ask, busyFor(1), left)).rejects.toThrow('server.busy');
    expect(ask).not.toHaveBeenCalled();
  });
});
