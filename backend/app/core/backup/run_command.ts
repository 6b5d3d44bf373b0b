import { fork } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { BackupRefused, refused, type BackupReason } from './refusal.js'

interface Order {
  /** The command with its arguments; `--report=` is added. */
  command: string[]
  /** File that the command leaves its outcome in; removed afterwards. */
  report: string
  env?: NodeJS.ProcessEnv
  signal: AbortSignal
  progress: (percent: number) => Promise<void>
}

/**
 * Runs a command of the console in a process of its own: copying a database keeps a thread busy, which no
 * request is to wait for, and a drill must not know the live data.
 * @throws BackupRefused with its reason
 */
export async function runCommand<Outcome>(order: Order): Promise<Outcome & { code: number }> {
  const { report } = order
  try {
    const { code, said } = await ended(order)
    order.signal.throwIfAborted()
    const outcome = await readOutcome<Outcome & { refused?: BackupReason }>(report)
    if (!outcome) throw refused('ended', { code, message: said.trim().slice(-400) })
    if (outcome.refused) throw new BackupRefused(outcome.refused)
    return { ...outcome, code }
  } finally {
    await rm(report, { force: true })
  }
}

/** What a command has left; null when it left nothing. */
export async function readOutcome<Outcome>(path: string): Promise<Outcome | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Outcome)
}

function ended({ command, report, env, signal, progress }: Order) {
  const child = fork(app.makePath('ace.js'), [...command, `--report=${report}`], {
    cwd: app.makePath(),
    env: { ...process.env, NO_COLOR: '1', LOG_LEVEL: 'fatal', ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // a group of its own: what it starts ends with it
    detached: true,
  })
  const end = () => child.pid && process.kill(-child.pid, 'SIGKILL')
  signal.addEventListener('abort', end)
  let said = ''
  child
    .stderr!.setEncoding('utf8')
    .on('data', (text: string) => (said = (said + text).slice(-4000)))
  child.on('message', ({ percent }: { percent?: number }) => {
    // it rejects once the job is stopped, which the signal has ended the command for
    if (percent !== undefined) progress(percent).catch(() => undefined)
  })
  return new Promise<{ code: number; said: string }>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, said }))
  }).finally(() => signal.removeEventListener('abort', end))
}
