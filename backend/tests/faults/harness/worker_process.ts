import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { builtServer } from '#tests/helpers/built_server'
import { tried } from '#tests/helpers/claims'
import { probedBy } from './probed_by.js'
import type { Site } from './site.js'
import { until } from './until.js'

/** The build's `queue:work` as a process of its own, with the jobs of the tests. */
export class WorkerProcess {
  readonly #child: ChildProcess
  #output = ''

  private constructor(cwd: string, env: NodeJS.ProcessEnv) {
    const command = [...probedBy('probe_jobs.ts'), 'ace.js', 'queue:work']
    this.#child = spawn(process.execPath, command, { cwd, env })
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) {
      stream.on('data', (chunk) => (this.#output = (this.#output + chunk).slice(-8000)))
    }
  }

  /** @param env more variables than those of the site */
  static async start(site: Site, env: NodeJS.ProcessEnv = {}): Promise<WorkerProcess> {
    const all = { ...site.environment, NODE_ENV: 'production', ...env }
    const worker = new WorkerProcess(await builtServer(), all)
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

  /** Ends the process in order and waits until it is gone. */
  async end() {
    await this.#signalAndWait('SIGTERM')
  }

  /** Kills it to see what is left of what it was doing. */
  async kill() {
    tried('kills')
    await this.#signalAndWait('SIGKILL')
  }

  /** Is done with it: nothing is asked of what it leaves, so that it counts for no claim. */
  async close() {
    await this.#signalAndWait('SIGKILL')
  }

  async #signalAndWait(signal: NodeJS.Signals) {
    if (!this.alive) return
    const gone = once(this.#child, 'exit')
    this.signal(signal)
    await gone
  }
}
