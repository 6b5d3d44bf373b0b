import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import app from '@adonisjs/core/services/app'
import { seedDemoUsers } from '#database/seeders/demo/users'
import { seedReference } from '#database/seeders/reference'
import { builtServer } from '#tests/helpers/built_server'
import { tried } from '#tests/helpers/claims'
import { LOADER, type Site } from './site.js'
import { freePort } from './free_port.js'
import { probedBy } from './probed_by.js'
import { until } from './until.js'

interface ServerOptions {
  /** The sources, or the build just as it is installed; else the build with the fail point in it. */
  of?: 'sources' | 'installed'
  /** More variables; `undefined` takes one away. */
  env?: NodeJS.ProcessEnv
}

/** Characters: enough to find what a request said long before the end. */
const MOST_OUTPUT = 1_000_000

/** `bin/server` as a process of its own, as in production, at one port over all its lives. */
export class ServerProcess {
  #child!: ChildProcess
  #output = ''

  private constructor(
    readonly site: Site,
    readonly port: number,
    readonly options: ServerOptions
  ) {}

  /** A server over an empty portal with the demo people. */
  static async open(site: Site, options: ServerOptions = {}): Promise<ServerProcess> {
    const trx = await site.client.transaction()
    await seedDemoUsers(trx)
    await seedReference(trx)
    await trx.commit()
    return ServerProcess.beside(site, options)
  }

  /** A server over a portal that has its people. */
  static async beside(site: Site, options: ServerOptions = {}): Promise<ServerProcess> {
    const server = new ServerProcess(site, await freePort(), options)
    await server.start()
    return server
  }

  async start() {
    const { of, env } = this.options
    const programs = {
      sources: [...LOADER, 'bin/server.ts'],
      installed: ['bin/server.js'],
      probed: [...probedBy('kill_after_commit.ts'), 'bin/server.js'],
    }
    const cwd = of === 'sources' ? fileURLToPath(app.appRoot) : await builtServer()
    this.#output = ''
    this.#child = spawn(process.execPath, programs[of ?? 'probed'], {
      cwd,
      env: {
        ...this.site.environment,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        APP_URL: '',
        ...env,
      },
    })
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) {
      stream.on('data', (chunk) => (this.#output = (this.#output + chunk).slice(-MOST_OUTPUT)))
    }
    await until('the server is ready', () => this.#ready(), { explain: () => this.#output })
  }

  get origin() {
    return `http://127.0.0.1:${this.port}`
  }

  get pid() {
    return this.#child.pid!
  }

  get alive() {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  get output() {
    return this.#output.slice(-8000)
  }

  /** The lines of the log that speak of the same request as a text does. */
  linesOf(text: string): string {
    const request = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(text)?.[0]
    if (!request) return this.output
    return this.#output
      .split('\n')
      .filter((line) => line.includes(request))
      .join('\n')
  }

  /** Ends the process in order and waits until it is gone. @returns its exit code */
  async end(): Promise<number | null> {
    await this.#signal('SIGTERM')
    return this.#child.exitCode
  }

  /** Kills it to see what is left of what it was doing. */
  async kill() {
    tried('kills')
    await this.#signal('SIGKILL')
  }

  /** Is done with it: nothing is asked of what it leaves, so that it counts for no claim. */
  async close() {
    await this.#signal('SIGKILL')
  }

  async #signal(signal: NodeJS.Signals) {
    if (!this.alive) return
    this.#child.kill(signal)
    await until('the server is gone', () => !this.alive, { explain: () => this.#output })
  }

  async #ready() {
    if (!this.alive) throw new Error(`the server ended\n${this.#output}`)
    const answer = await fetch(`${this.origin}/health/ready`).catch(() => null)
    return answer?.status === 200
  }
}
