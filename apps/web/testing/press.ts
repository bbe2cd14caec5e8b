import { type ComponentType, isValidElement, type ReactNode } from 'react';
import { vi } from 'vitest';

type Props = Readonly<Record<string, unknown>>;
type Make = (kind: unknown, props: Props, ...more: unknown[]) => unknown;

let drawn: { readonly kind: unknown; readonly props: Props }[] = [];

/**
 * JSX that keeps its elements, so that a test can press and type without a browser. Calls, forms and toasts are real. State of React stays
 * as it was first drawn. In a test file, because the runtime is read before any of its imports:
 * `vi.mock('react/jsx-dev-runtime', async (load) => (await import('…/testing/press.ts')).keepDrawn(await load()));`
 */
export const keepDrawn = <T extends object>(runtime: T): T => {
  const { jsxDEV: make } = runtime as { jsxDEV?: Make };
  return {
    ...runtime,
    jsxDEV: (kind: unknown, props: Props, ...more: unknown[]) => {
      drawn.push({ kind, props });
      return make?.(kind, props, ...more);
    },
  };
};

export const forgetDrawn = (): void => {
  drawn = [];
};

const wordsOf = (node: unknown): string => {
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (isValidElement<Props>(node)) return node.props['aria-hidden'] ? '' : wordsOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
};

const nameOf = ({ 'aria-label': label, children }: Props): string =>
  String(label ?? wordsOf(children)).trim();

/** The part that was drawn last and fits. */
function drawnLast(what: string, fits: (kind: unknown, props: Props) => boolean): Props {
  const found = drawn.findLast(({ kind, props }) => fits(kind, props));
  if (!found) throw new Error(`no ${what} was drawn`);
  return found.props;
}

/** The props with which a component was last drawn. */
export const propsOf = <P extends object>(component: ComponentType<P> | ((props: P) => ReactNode)): P =>
  drawnLast(component.name, (kind) => kind === component) as P;

function tell(props: Props, handlers: readonly string[], event: object): unknown {
  const heard = handlers.flatMap((one) => (typeof props[one] === 'function' ? [props[one]] : []));
  if (heard.length === 0) throw new Error(`nothing listens to ${handlers.join()}`);
  const none = () => undefined;
  return heard.map((handle) => handle({ preventDefault: none, stopPropagation: none, ...event })).at(-1);
}

export const press = (words: string): unknown =>
  tell(
    drawnLast(`button “${words}”`, (kind, props) => kind === 'button' && nameOf(props) === words),
    ['onClick'],
    {},
  );

/** Types into the field of this name or label, or chooses there. */
export const enter = (name: string, value: string): unknown => {
  const target = { value };
  return tell(
    drawnLast(
      `field ${name}`,
      (kind, props) =>
        ['input', 'textarea', 'select'].includes(String(kind)) &&
        [props.name, props['aria-label']].includes(name),
    ),
    ['onInput', 'onChange'],
    { target, currentTarget: target },
  );
};

const isInput = (node: unknown): node is { props: Props } => isValidElement(node) && node.type === 'input';

/** Ticks the box in the label of these words, or clears it. */
export const tick = (words: string, checked = true): unknown => {
  const { children } = drawnLast(
    `box “${words}”`,
    (kind, props) => kind === 'label' && nameOf(props) === words && [props.children].flat().some(isInput),
  );
  const box = [children].flat().find(isInput);
  return tell(box?.props ?? {}, ['onChange'], { target: { checked } });
};

/** Sends the form of this name. */
export const send = (name: string): unknown =>
  tell(
    drawnLast(`form “${name}”`, (kind, props) => kind === 'form' && props['aria-label'] === name),
    ['onSubmit'],
    {},
  );

/** Waits for what calls and forms bring about. A busy machine takes its time: only the limit of the test ends it. */
export const reached = (check: () => unknown): Promise<unknown> => vi.waitFor(check, { timeout: 60_000 });

/** A tab for tests, until `vi.unstubAllGlobals()`: the addresses that a page led to. */
export function stubTab() {
  const led: string[] = [];
  const history = { state: null, pushState: (_: unknown, __: string, to: string) => void led.push(to) };
  vi.stubGlobal('history', history);
  vi.stubGlobal('window', { history, location: { href: '/' } });
  return led;
}
