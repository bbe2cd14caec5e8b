import { cpus, loadavg } from 'node:os';

/** Day, machine and load, above the figures of a bench. */
export const machineLine = (): string =>
  `${new Date().toISOString().slice(0, 10)} · Node ${process.version} · ${cpus().length} × ${cpus()[0]?.model ?? ''} · load ${loadavg()[0]?.toFixed(1)}`;
