import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { tried } from '#tests/helpers/claims'
import { NginxServer } from './nginx_server.js'
import { ServerProcess } from './server_process.js'
import type { Site } from './site.js'
import { until } from './until.js'
import { WorkerProcess } from './worker_process.js'

/** All load of a test comes from one address. */
const ONE_ADDRESS: [string, string][] = [['rate=200r/s', 'rate=5000r/s']]

/** A portal as `docker compose up --scale api=2 --scale worker=2` makes it: nginx, two of the API, two workers. */
export class Cluster {
  private constructor(
    readonly site: Site,
    readonly servers: ServerProcess[],
    readonly workers: WorkerProcess[],
    readonly nginx: NginxServer
  ) {}

  static async open(site: Site): Promise<Cluster> {
    const servers = [await ServerProcess.open(site, { of: 'installed' })]
    servers.push(await ServerProcess.beside(site, { of: 'installed' }))
    const workers = [await WorkerProcess.start(site), await WorkerProcess.start(site)]
    const ports = servers.map(({ port }) => port)
    return new Cluster(site, servers, workers, await NginxServer.start(ports, ONE_ADDRESS))
  }

  /** Where people reach it. */
  get origin() {
    return `http://127.0.0.1:${this.nginx.plainPort}`
  }

  /** Someone signed in through nginx, or at one of the servers. */
  async signedIn(username: string, origin = this.origin): Promise<CookieJar> {
    const jar = new CookieJar(origin)
    await jar.send('GET', '/api/auth/current-user')
    const answer = await jar.send('POST', '/api/auth/login', { username, password: DEMO_PASSWORD })
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`)
    return jar
  }

  /** The same browser, at another of the servers. */
  at(server: ServerProcess, jar: CookieJar): CookieJar {
    const there = new CookieJar(server.origin)
    for (const pair of jar.header.split('; ')) {
      const [name, value] = pair.split(/=(.*)/s)
      there.set(name, value)
    }
    return there
  }

  /** A new version is put in: each process ends in order and another takes its place, one after the other. */
  async roll() {
    for (const server of this.servers) {
      tried('rolling restarts')
      tried('drains')
      const code = await server.end()
      if (code !== 0) throw new Error(`a server ended with ${code}\n${server.output}`)
      await server.start()
      await this.#isAsked(server)
    }
    for (const [at, worker] of this.workers.entries()) {
      tried('rolling restarts')
      tried('drains')
      await worker.end()
      this.workers[at] = await WorkerProcess.start(this.site)
    }
  }

  /** nginx leaves one that refused alone for a moment: without the other there would be none. */
  async #isAsked({ port }: ServerProcess) {
    const before = this.nginx.accesses.length
    const address = `127.0.0.1:${port}`
    await until('nginx asks the server again', () =>
      this.nginx.accesses.slice(before).includes(address)
    )
  }

  async close() {
    await this.nginx.close()
    for (const process of [...this.workers, ...this.servers]) await process.close()
  }
}
