import { expect, type Locator, type Page } from '@playwright/test';
import type { Press } from '../tools/effort/keystrokes.mjs';

/** Kinds of text that are counted apart. */
export type TextKind = 'name' | 'address' | 'note' | 'text';

declare global {
  interface Window {
    tellPress?: (press: PressAt) => Promise<void>;
    /** Set while a text is written. */
    textOfTask?: TextKind | null;
  }
}

type PressAt = Press & {
  /** Milliseconds since 1970. */
  readonly at: number;
};

const pressed = new WeakMap<Page, PressAt[]>();

/** Writes down every key and click that reaches the page or a frame in it. To be asked for before the page is opened. */
export async function watchPresses(page: Page): Promise<void> {
  const presses: PressAt[] = [];
  pressed.set(page, presses);
  // Told at once: a frame is gone with the page that it stood in.
  await page.exposeBinding('tellPress', ({ frame }, press: PressAt) => {
    presses.push({
      ...press,
      target: frame === page.mainFrame() ? press.target : `${frame.url()} ${press.target}`,
    });
  });
  await page.addInitScript(() => {
    const marks = new WeakMap<Element, string>();
    let last = 0;
    /** The parts of a date or time are one field. */
    const targetOf = (element: Element): string => {
      const whole = element.matches('[data-segment]') ? (element.closest('fieldset') ?? element) : element;
      if (!marks.has(whole)) last += 1;
      const mark = marks.get(whole) ?? `${whole.tagName} ${last}`;
      marks.set(whole, mark);
      return mark;
    };
    addEventListener(
      'keydown',
      ({ isTrusted, key, target }) => {
        if (!isTrusted || !(target instanceof Element)) return;
        void window.tellPress?.({
          at: performance.timeOrigin + performance.now(),
          kind: 'key',
          key,
          target: targetOf(target),
          isField: target.matches('input, textarea, select'),
          isChoice: target.matches('[role=combobox]'),
          text: window.textOfTask ?? null,
        });
      },
      true,
    );
    addEventListener(
      'click',
      ({ isTrusted, detail, target }) => {
        // A button that a key presses is clicked without a pointer.
        if (!isTrusted || detail === 0 || !(target instanceof Element)) return;
        const at = performance.timeOrigin + performance.now();
        void window.tellPress?.({ at, kind: 'click', key: '', target: targetOf(target) });
      },
      true,
    );
  });
}

/** Presses since they were last taken, of the page and its frames, in their order. */
export async function takePresses(page: Page): Promise<Press[]> {
  // Presses under way are here before the answer to a later question.
  await page.evaluate(() => null);
  const taken = pressed.get(page)?.splice(0) ?? [];
  return taken.sort((one, other) => one.at - other.at);
}

/** The most presses of Tab to a field or button. */
const FAR = 40;

/** Actions of a person with keyboard and pointer, and no others. */
export class Hands {
  constructor(readonly page: Page) {}

  press(...keys: readonly string[]): Promise<void> {
    return keys.reduce((done, key) => done.then(() => this.page.keyboard.press(key)), Promise.resolve());
  }

  /** Amounts, days and codes. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** A name, an address, a note or a text. */
  async write(kind: TextKind, text: string): Promise<void> {
    const mark = (now: TextKind | null) =>
      this.page.evaluate((value) => {
        window.textOfTask = value;
      }, now);
    await mark(kind);
    await this.page.keyboard.type(text);
    await mark(null);
  }

  async click(what: Locator): Promise<void> {
    await what.click();
  }

  /** By Tab, each press of which counts. */
  async tabTo(what: Locator): Promise<void> {
    await what.waitFor();
    // A form that begins in a field gives it the focus a moment after it is there.
    await this.page.evaluate(() => new Promise((done) => setTimeout(done, 150)));
    for (let presses = 0; presses <= FAR; presses += 1) {
      if (await what.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`${what} is more than ${FAR} presses of Tab away`);
  }

  /** Types the first letters of an option, as far as it needs them, into the list that has the focus. */
  async choose(option: string): Promise<void> {
    const list = this.page.locator('select:focus');
    const chosen = () => list.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text ?? '');
    for (const letter of option) {
      if ((await chosen()) === option) return;
      await this.page.keyboard.press(letter === ' ' ? 'Space' : letter);
    }
    expect(await chosen()).toBe(option);
  }

  async see(what: Locator): Promise<void> {
    await expect(what.first()).toBeVisible();
  }
}
