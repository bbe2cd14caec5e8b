import { Agent, request } from 'node:http';

export type Asked = {
  readonly answered: number;
  /** The failure of the last request; null when each one was answered. */
  readonly cut: string | null;
  /** Statuses of the answers, each once. */
  readonly statuses: readonly number[];
};

/**
 * A client with one connection that asks without a pause, until an answer says that the connection ends. It opens no second one: new
 * connections to a server that no longer listens are another matter.
 * @param onAnswer called after each answer
 */
export async function askUntilParting(
  url: string,
  path = '/api/public/brand',
  onAnswer: () => void = () => undefined,
): Promise<Asked> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses = new Set<number>();
  let answered = 0;
  let cut: string | null = null;
  for (let isOpen = true; isOpen; ) {
    try {
      const answer = await askOnce(url + path, agent);
      answered += 1;
      statuses.add(answer.status);
      onAnswer();
      isOpen = !answer.isParting;
    } catch (error) {
      cut = (error as NodeJS.ErrnoException).code ?? String(error);
      isOpen = false;
    }
  }
  agent.destroy();
  return { answered, cut, statuses: [...statuses] };
}

function askOnce(url: string, agent: Agent): Promise<{ status: number; isParting: boolean }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, isParting: answer.headers.connection === 'close' }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}
