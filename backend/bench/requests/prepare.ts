import { execFileSync } from 'node:child_process'

/** One step of the preparation, in a process that ends before anything is measured. */
export function prepare(...args: string[]) {
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn' }
  execFileSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
}
