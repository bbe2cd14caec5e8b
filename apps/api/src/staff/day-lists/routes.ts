import type { Language } from '@traslado/domain/language';
import { type Binding, bind, replied } from '../../http/bind.ts';
import { sendCsv } from '../../http/csv.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { letterBrandOf } from '../../letter/facts.ts';
import { type DocumentPool, LettersBusy } from '../../pdf/letter-pool.ts';
import { Refused } from '../../refused.ts';
import { keepPrint } from './keep-print.ts';
import { fileNameOf, tableOf } from './make-table.ts';
import { markRide, takeMarkBack } from './mark-ride.ts';
import { type DayList, presentDayList } from './presenter.ts';
import {
  type DayListAsked,
  type DayListDependencies,
  type DayListRead,
  readDayList,
} from './read-day-list.ts';

/** Longest wait for a list to be set, milliseconds. */
const longestWaitMs = 30_000;

type Asked = {
  readonly caller: StaffCaller;
  readonly body: DayListAsked;
  readonly language: Language;
  readonly now: number;
};

/** The rides of a day, on the screen, on paper and in files, and their outcomes as marked by staff. */
export function bindDayLists(
  binding: Binding,
  dependencies: DayListDependencies & { readonly letterPool: DocumentPool },
): void {
  const { db, inventory, letterPool } = dependencies;

  async function read({ caller, body, language, now }: Asked): Promise<{ list: DayListRead; view: DayList }> {
    const list = await readDayList(dependencies, caller, body, now);
    return { list, view: presentDayList(inventory.current(), list, { caller, language, now }) };
  }

  bind(binding, 'getDayList', async ({ query, ...asked }) => (await read({ ...asked, body: query })).view);

  bind(binding, 'printDayList', async (asked) => {
    const { list, view } = await read(asked);
    await keepPrint(db, asked.caller, { list, form: 'paper', now: asked.now });
    return view;
  });

  bind(binding, 'exportDayList', async ({ reply, ...asked }) => {
    const { list, view } = await read(asked);
    await keepPrint(db, asked.caller, { list, form: 'csv', now: asked.now });
    return sendCsv(reply, { name: fileNameOf(view), ...tableOf(view, asked.language) });
  });

  bind(binding, 'makeDayListDocument', async ({ reply, ...asked }) => {
    const { list, view } = await read(asked);
    const { language } = asked;
    const brandName = letterBrandOf(inventory.current().brand).name;
    const facts = { list: view, brandName, language };
    const pdf = await letterPool.renderDayList(facts, longestWaitMs).catch((error: unknown) => {
      if (error instanceof LettersBusy) throw new Refused('server.busy', { retryAfterSeconds: 10 });
      throw error;
    });
    // An unset list was not printed.
    await keepPrint(db, asked.caller, { list, form: 'pdf', now: asked.now });
    reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${fileNameOf(view)}.pdf"`)
      .header('content-language', language)
      .send(Buffer.from(pdf));
    return replied;
  });

  bind(binding, 'markRide', ({ caller, params, body, language, now }) =>
    markRide(dependencies, caller, { id: params.id, body, language, now }),
  );

  bind(binding, 'takeMarkBack', ({ caller, params, now }) =>
    takeMarkBack(dependencies, caller, { id: params.id, now }),
  );
}
