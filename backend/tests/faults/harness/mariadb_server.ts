import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mysql2/promise'
import { tried } from '#tests/helpers/claims'
import { freePort } from './free_port.js'
import { until } from './until.js'

/** A MariaDB of one test's own, that may be killed and brought back; root signs in without a password. */
export class MariadbServer {
  #child!: ChildProcess
  #output = ''

  private constructor(
    readonly directory: string,
    readonly port: number
  ) {}

  static available() {
    return ['mariadbd', 'mariadb-install-db'].every(
      (program) => spawnSync(program, ['--help']).error === undefined
    )
  }

  static async start(): Promise<MariadbServer> {
    const directory = await mkdtemp(join(tmpdir(), 'binaa-mariadb-'))
    const server = new MariadbServer(directory, await freePort())
    execFileSync(
      'mariadb-install-db',
      [
        '--no-defaults',
        `--datadir=${server.#data}`,
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
        `--user=${userInfo().username}`,
      ],
      { stdio: 'pipe' }
    )
    await server.resume()
    return server
  }

  get environment() {
    return {
      MYSQL_HOST: '127.0.0.1',
      MYSQL_PORT: String(this.port),
      MYSQL_USER: 'root',
      MYSQL_PASSWORD: '',
    }
  }

  async resume() {
    this.#child = spawn('mariadbd', [
      '--no-defaults',
      `--datadir=${this.#data}`,
      `--socket=${join(this.directory, 'socket')}`,
      `--port=${this.port}`,
      '--bind-address=127.0.0.1',
      `--user=${userInfo().username}`,
    ])
    for (const stream of [this.#child.stdout!, this.#child.stderr!])
      stream.on('data', (chunk) => (this.#output = (this.#output + chunk).slice(-4000)))
    await until('mariadb answers', () => this.#answers(), { explain: () => this.#output })
  }

  /** Kills it to see what becomes of what was asked of it. */
  async kill() {
    tried('kills')
    await this.#end()
  }

  /** Is done with it, which counts for no claim. */
  async close() {
    await this.#end()
    await rm(this.directory, { recursive: true, force: true })
  }

  async #end() {
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await gone
  }

  get #data() {
    return join(this.directory, 'data')
  }

  async #answers() {
    const { port } = this
    const connection = await createConnection({ host: '127.0.0.1', port, user: 'root' }).catch(
      () => null
    )
    await connection?.end()
    return connection !== null
  }
}
