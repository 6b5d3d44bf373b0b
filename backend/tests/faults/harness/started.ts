import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import type { Site } from './site.js'
import { until } from './until.js'

/** `npm start` as a process of its own. */
export class Started {
  readonly #child: ChildProcess
  #output = ''

  /** @param prepare `migrate` leaves it without the demo company, as a production begins */
  constructor(
    site: Site,
    readonly port: number,
    { command = 'start', prepare = 'migrate' }: { command?: string; prepare?: string } = {}
  ) {
    this.#child = spawn(process.execPath, ['scripts/run.mjs', command], {
      cwd: app.appRoot,
      env: { ...site.environment, PORT: String(port), PORTAL_PREPARE: prepare, APP_URL: '' },
    })
    for (const stream of [this.#child.stdout!, this.#child.stderr!])
      stream.on('data', (chunk) => (this.#output += chunk))
  }

  get output() {
    return this.#output
  }

  get alive() {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** The server that runs now, where there is one. */
  get server(): number | undefined {
    const path = `/proc/${this.#child.pid}/task/${this.#child.pid}/children`
    const [pid] = this.alive ? readFileSync(path, 'utf8').trim().split(' ').filter(Boolean) : []
    return pid ? Number(pid) : undefined
  }

  async ready() {
    if (!this.alive) throw new Error('npm start has ended')
    const answer = await fetch(`http://127.0.0.1:${this.port}/health/ready`).catch(() => null)
    return answer?.status === 200
  }

  /** Waits until it has ended. @returns its exit code */
  async ended(signal?: NodeJS.Signals) {
    if (signal) this.#child.kill(signal)
    await until('npm start has ended', () => !this.alive, { explain: () => this.#output })
    return this.#child.exitCode
  }
}
