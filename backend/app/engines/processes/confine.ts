import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Confinement } from '#engines/limits/reading'

/** How often the size of a process is looked at. */
export const WATCH_EVERY_MS = 250

/** A module beside `from`: sources run as they are while developing; the build has only JavaScript. */
export function programBeside(from: string, name: string): URL {
  return new URL(`./${name}${extname(from)}`, from)
}

/**
 * Starts a program for one file of a stranger: it meets no secret, and is ended when it takes more
 * than it may, or at `signal`. Whatever the file does to it, it does to it alone.
 * @returns the process, and how to end it: to be called in any case
 */
export function startConfined(
  program: URL,
  { heapMb, memoryMb, seconds }: Confinement,
  signal?: AbortSignal,
  parameters: string[] = []
): { child: ChildProcess; end: () => void } {
  const child = fork(fileURLToPath(program), parameters, {
    serialization: 'advanced',
    execArgv: [...process.execArgv, `--max-old-space-size=${heapMb}`],
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const stop = () => void child.kill('SIGKILL')
  const timer = setTimeout(stop, seconds * 1000)
  const watch = setInterval(() => void endWhenLarger(child, memoryMb), WATCH_EVERY_MS)
  signal?.addEventListener('abort', stop, { once: true })
  const end = () => {
    clearTimeout(timer)
    clearInterval(watch)
    signal?.removeEventListener('abort', stop)
    stop()
  }
  return { child, end }
}

/** Where the system reports the size of a process; elsewhere the limit of its heap has to do. */
export async function endWhenLarger(child: ChildProcess, memoryMb: number) {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
  if (kilobytes > memoryMb * 1024) child.kill('SIGKILL')
}
