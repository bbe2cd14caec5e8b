let isPressed = false;
const waiting: (() => void)[] = [];

function release(): void {
  isPressed = false;
  // After the click, which the browser sends after the finger is lifted.
  setTimeout(() => {
    for (const work of waiting.splice(0)) work();
  });
}

if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    () => {
      isPressed = true;
    },
    { capture: true },
  );
  window.addEventListener('pointerup', release, { capture: true });
  window.addEventListener('pointercancel', release, { capture: true });
}

/**
 * Runs something now, or, while a finger or the mouse is down, once it is up. Leaving a field checks it, and a message that comes or goes moves the
 * page below: between pressing and releasing that would make the press miss its button.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}
