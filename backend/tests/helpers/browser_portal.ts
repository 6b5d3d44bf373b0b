import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../faults/harness/free_port.js'
import { until } from '../faults/harness/until.js'
import { runBuilt } from './built_server.js'

const BUILD = fileURLToPath(new URL('../../build/', import.meta.url))

/** The built portal with its demo company, as `npm start` runs it, on data and a port of its own. */
export class PortalProcess {
  #output = ''

  private constructor(
    readonly origin: string,
    readonly env: NodeJS.ProcessEnv & { DATA_DIR: string },
    readonly child: ChildProcess
  ) {
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk) => (this.#output = (this.#output + chunk).slice(-8000)))
    }
  }

  /**
   * Starts it and waits until it is ready.
   * @param host by which browsers know it: some things they do for names only, not for numbers
   * @param prepare `migrate` leaves it without the demo company, as a production begins
   * @param more further variables of its environment
   * @throws when there is no build or it does not come up
   */
  static async start(
    host = '127.0.0.1',
    prepare: 'demo' | 'migrate' = 'demo',
    more: Record<string, string> = {}
  ): Promise<PortalProcess> {
    if (!existsSync(join(BUILD, 'bin/server.js'))) throw new Error('Run `npm run build` first')
    const directory = await mkdtemp(join(tmpdir(), 'binaa-browser-'))
    const port = await freePort()
    const address = `http://${host}:${port}`
    const own = { PORTAL_PREPARE: prepare, APP_URL: address, ...more }
    const env = { ...process.env, ...environment(directory, port), ...own }
    const child = spawn(process.execPath, ['bin/server.js'], { cwd: BUILD, env })
    const portal = new PortalProcess(address, env, child)
    await until('the portal is ready', () => portal.#isReady(), {
      seconds: 120,
      explain: () => portal.#output,
    })
    return portal
  }

  /** Makes the first administrator, as on the console. @returns the password that it prints */
  setUp(username: string): string {
    const { code, output } = runBuilt(
      BUILD,
      ['ace.js', 'portal:setup', `--username=${username}`],
      this.env
    )
    const password = /password: (\S+)/.exec(output)?.[1]
    if (code || !password) throw new Error(`portal:setup:\n${output}`)
    return password
  }

  /** The last words of the server, for a test that failed. */
  get output() {
    return this.#output
  }

  /**
   * Ends it and its data.
   * @throws when `portal:verify` finds a fault in what the tests have left: nobody has rolled it back
   */
  async stop() {
    await this.#end()
    const { code, output } = runBuilt(BUILD, ['ace.js', 'portal:verify'], this.env)
    await rm(this.env.DATA_DIR, { recursive: true, force: true })
    if (code) throw new Error(`portal:verify after the tests:\n${output}`)
  }

  async #end() {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const gone = once(this.child, 'exit')
      this.child.kill('SIGTERM')
      await gone
    }
  }

  async #isReady() {
    if (this.child.exitCode !== null) throw new Error(`the portal has ended\n${this.#output}`)
    const answer = await fetch(`${this.origin}/health/ready`).catch(() => null)
    return answer?.ok ?? false
  }
}

function environment(directory: string, port: number) {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: directory,
    LOG_LEVEL: 'warn',
    DB_CONNECTION: 'sqlite',
    QUEUE_CONNECTION: 'local',
    LOGIN_ATTEMPTS: '1000',
    // the programs of tests listen here
    WEBHOOK_INSIDE_HOSTS: '127.0.0.1',
    OIDC_INSIDE_HOSTS: '127.0.0.1',
    // tests share one session per person, and on a slow machine an hour may pass between two of them
    SESSION_IDLE_MINUTES: '480',
  }
}
