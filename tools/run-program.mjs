import { spawn } from 'node:child_process';

/**
 * Runs a program to its end, passing on a signal that ends us meanwhile.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] `quiet` keeps the output back
 * @returns {Promise<{ code: number, output: string }>} exit code (1 after a signal or when it could not start); the output when quiet
 */
export function runProgram(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    /** @param {{ code: number, output: string }} result */
    const finish = (result) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(result);
    };
    child.once('error', (error) => finish({ code: 1, output: error.message }));
    child.once('close', (code) => finish({ code: code ?? 1, output }));
  });
}
