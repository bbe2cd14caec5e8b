import { faultsOf } from '../tools/effort/keystrokes.mjs';
import { expect, onDesktop, onPhone, test } from './fixtures.ts';
import { guestTasks } from './guest-tasks.ts';
import { readEffort } from './known-effort.ts';
import { measureGuestTask, measureTask } from './measure-task.ts';
import { staffTasks } from './staff-tasks.ts';

/** One of each kind: a dialog with a reason, money, a flight that fills its time, the palette with a row. `npm run effort` walks them all. */
const WALKED = [
  'Send the email again',
  'Refund USD 20',
  'Change a ride to another flight',
  'Change a price for March',
];

test('a task of staff costs no more than was written down', onDesktop, async ({ browser }) => {
  test.setTimeout(180_000);
  const { tasks } = readEffort();
  expect(tasks.map(({ name }) => name)).toEqual(staffTasks.map(({ name }) => name));
  for (const task of staffTasks.filter(({ name }) => WALKED.includes(name))) {
    const measured = await measureTask(browser, task);
    const known = tasks.find(({ name }) => name === task.name);
    expect(faultsOf(measured, known?.effort.seconds), task.name).toEqual([]);
  }
});

test('a guest with a wallet pays in no more than was written down', onPhone, async ({ browser }) => {
  const { guests } = readEffort();
  const [task] = guestTasks;
  if (!task) throw new Error('no task of a guest');
  const measured = await measureGuestTask(browser, task);
  const known = guests.find(({ name }) => name === task.name);
  expect(known).toBeDefined();
  expect(faultsOf(measured, known?.effort.seconds, task.limit)).toEqual([]);
});
