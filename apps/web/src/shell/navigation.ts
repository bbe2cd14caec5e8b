/** True while the page on screen was reached with Back or Forward rather than by a link. */
let back = false;

if (typeof window !== 'undefined') {
  // wouter announces its own pushes with these two events; popstate is the browser's.
  window.addEventListener('popstate', () => {
    back = true;
  });
  for (const event of ['pushState', 'replaceState']) {
    window.addEventListener(event, () => {
      back = false;
    });
  }
}

export function wentBack(): boolean {
  return back;
}
