import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import app from '@adonisjs/core/services/app'
import { seedDemoUsers } from '#database/seeders/demo/users'
import { seedReference } from '#database/seeders/reference'
import { LOADER, type Site } from './site.js'
import { until } from './until.js'

/** `bin/server` as a process of its own, as in production, at one port over all its lives. */
export class ServerProcess {
  #child!: ChildProcess
  #output = ''

  private constructor(
    readonly site: Site,
    readonly port: number
  ) {}

  /** A server over an empty portal with the demo people. */
  static async open(site: Site): Promise<ServerProcess> {
    const trx = await site.client.transaction()
    await seedDemoUsers(trx)
    await seedReference(trx)
    await trx.commit()
    const server = new ServerProcess(site, await freePort())
    await server.start()
    return server
  }

  async start() {
    const failPoint = app.makeURL('tests/faults/harness/kill_after_commit.ts').href
    this.#output = ''
    this.#child = spawn(process.execPath, [...LOADER, '--import', failPoint, 'bin/server.ts'], {
      cwd: app.appRoot,
      env: {
        ...this.site.environment,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        APP_URL: '',
      },
    })
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) {
      stream.on('data', (chunk) => (this.#output = (this.#output + chunk).slice(-8000)))
    }
    await until('the server is ready', () => this.#ready(), { explain: () => this.#output })
  }

  get origin() {
    return `http://127.0.0.1:${this.port}`
  }

  get alive() {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  get output() {
    return this.#output
  }

  /** Ends the process and waits until it is gone. @returns its exit code, null after a kill */
  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    if (this.alive) {
      this.#child.kill(signal)
      await until('the server is gone', () => !this.alive, { explain: () => this.#output })
    }
    return this.#child.exitCode
  }

  async #ready() {
    if (!this.alive) throw new Error(`the server ended\n${this.#output}`)
    const answer = await fetch(`${this.origin}/health/ready`).catch(() => null)
    return answer?.status === 200
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
