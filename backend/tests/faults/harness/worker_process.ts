import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'
import { LOADER, type Site } from './site.js'
import { tried } from '#tests/helpers/claims'
import { until } from './until.js'

/** `node ace queue:work` as a process of its own. */
export class WorkerProcess {
  readonly #child: ChildProcess
  #output = ''

  /** @param env more variables than those of the site */
  constructor(site: Site, env: NodeJS.ProcessEnv = {}) {
    const probes = app.makeURL('tests/faults/harness/probe_jobs.ts').href
    const command = [...LOADER, '--import', probes, 'ace.js', 'queue:work']
    this.#child = spawn(process.execPath, command, {
      cwd: app.appRoot,
      env: { ...site.environment, ...env },
    })
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) {
      stream.on('data', (chunk) => (this.#output = (this.#output + chunk).slice(-8000)))
    }
  }

  static async start(site: Site, env: NodeJS.ProcessEnv = {}): Promise<WorkerProcess> {
    const worker = new WorkerProcess(site, env)
    await until('the worker is ready', () => worker.#output.includes('worker ready'), {
      explain: () => worker.#output,
    })
    return worker
  }

  get pid() {
    return this.#child.pid!
  }

  get alive() {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  get output() {
    return this.#output
  }

  signal(signal: NodeJS.Signals) {
    this.#child.kill(signal)
  }

  /** Ends the process and waits until it is gone. */
  async end(signal: NodeJS.Signals = 'SIGKILL') {
    if (!this.alive) return
    tried(signal === 'SIGKILL' ? 'kills' : 'drains')
    const gone = once(this.#child, 'exit')
    this.signal(signal)
    await gone
  }
}
