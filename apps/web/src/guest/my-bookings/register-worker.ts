/**
 * Registers the service worker that keeps the pages of a voucher readable without a network. In production only, and when everything
 * that the page itself needs has been fetched. Where it cannot be registered, the pages simply need a network.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
