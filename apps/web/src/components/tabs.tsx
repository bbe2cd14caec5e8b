import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export type Tab = { readonly id: string; readonly label: ReactNode; readonly panel: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  initial?: string;
  /** The chosen tab, where the page holds it. The other panels stay, hidden: nothing typed in them is lost. */
  chosen?: string;
  /** Called before another panel is shown. */
  onChange?: (id: string) => void;
};

/** Tabs as the ARIA practices have them: arrows, Home and End move and choose; by itself only the chosen panel is there. */
export function Tabs({ label, tabs, initial, chosen: held, onChange }: TabsProps) {
  const prefix = useId();
  const [own, setChosen] = useState(initial ?? tabs[0]?.id ?? '');
  const chosen = held ?? own;
  const list = useRef<HTMLDivElement>(null);
  const choose = (id: string) => {
    onChange?.(id);
    setChosen(id);
  };

  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === chosen);
    const last = tabs.length - 1;
    const next = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex border-line border-b-2 sm:gap-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${prefix}-${tab.id}`}
            data-tab={tab.id}
            type="button"
            role="tab"
            aria-selected={tab.id === chosen}
            aria-controls={`${prefix}-${tab.id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => choose(tab.id)}
            className="-mb-0.5 min-h-12 flex-1 text-balance border-transparent border-b-[3px] px-2 py-2 font-semibold leading-tight sm:flex-none sm:px-4 text-soft hover:text-ink focus-visible:-outline-offset-3 aria-selected:border-accent aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(
        (tab) =>
          (held || tab.id === chosen) && (
            <div
              key={tab.id}
              id={`${prefix}-${tab.id}-panel`}
              hidden={tab.id !== chosen}
              role="tabpanel"
              aria-labelledby={`${prefix}-${tab.id}`}
              className="pt-6"
            >
              {tab.panel}
            </div>
          ),
      )}
    </div>
  );
}
