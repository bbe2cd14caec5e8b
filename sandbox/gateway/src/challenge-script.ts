/** The server's data in the bank page's document. */
export type ChallengeConfig = { parent: string; channel: string; finished: boolean };

/** Runs in the bank page's document (its own text is sent): reports its height, and that it is over when it is. */
function challenge(): void {
  const config: ChallengeConfig = JSON.parse(document.getElementById('config')?.textContent ?? '');
  const tell = (message: object): void => {
    window.parent.postMessage(
      { source: 'traslado-gateway', channel: config.channel, ...message },
      config.parent,
    );
  };
  new ResizeObserver(() => {
    tell({ type: 'height', px: Math.ceil(document.body.getBoundingClientRect().height) });
  }).observe(document.body);
  tell({ type: 'ready' });
  // Not its result: the page must ask the server, which asks the gateway.
  if (config.finished) tell({ type: 'challenge', result: 'finished' });
  // Two clicks on a slow line are one answer.
  document.querySelector('form')?.addEventListener('submit', () => {
    setTimeout(() => {
      for (const button of document.querySelectorAll('button')) button.disabled = true;
    });
  });
}

export const CHALLENGE_SCRIPT = `'use strict';const __name=(f)=>f;(${challenge.toString()})();`;
