import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { freePort } from './free_port.js'
import { until } from './until.js'

type Replacements = [string | RegExp, string][]

/** Releases before 1.25.1 have HTTP/2 as a word of `listen`, and no `resolve` in the open edition. */
const SEPARATE_HTTP2 = [1, 25, 1]

/**
 * nginx with the configuration of docker/ and a certificate of its own, before a portal of a test.
 * Only addresses, folders and, where a test says so, times differ from what is deployed.
 */
export class NginxServer {
  #child!: ChildProcess

  private constructor(
    readonly directory: string,
    /** Of TLS. */
    readonly port: number,
    readonly plainPort: number
  ) {}

  static available(): boolean {
    const [nginx, openssl] = [spawnSync('nginx', ['-v']), spawnSync('openssl', ['version'])]
    return nginx.status === 0 && openssl.status === 0
  }

  /** @param apiPorts of the portal's processes @param changes further replacements, each of which must match */
  static async start(
    apiPorts: number | number[],
    changes: Replacements = []
  ): Promise<NginxServer> {
    const directory = mkdtempSync(join(tmpdir(), 'binaa-nginx-'))
    // its workers run as another person
    chmodSync(directory, 0o755)
    const server = new NginxServer(directory, await freePort(), await freePort())
    mkdirSync(server.pages, { recursive: true })
    server.#certify()
    server.#configure([apiPorts].flat(), changes)
    await server.#run()
    return server
  }

  get origin() {
    return `https://127.0.0.1:${this.port}`
  }

  /** The folder of the built pages. */
  get pages() {
    return join(this.directory, 'www')
  }

  get certificate() {
    return readFileSync(join(this.directory, 'tls', 'portal.crt'))
  }

  get errors() {
    return readFileSync(join(this.directory, 'error.log'), 'utf8')
  }

  /** Its log of requests, each with the server that answered. */
  get accesses() {
    return readFileSync(join(this.directory, 'access.log'), 'utf8')
  }

  async close() {
    if (this.#child.exitCode === null) {
      const gone = once(this.#child, 'exit')
      this.#child.kill('SIGTERM')
      await gone
    }
    rmSync(this.directory, { recursive: true, force: true })
  }

  #certify() {
    const folder = join(this.directory, 'tls')
    mkdirSync(folder)
    const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
    const files = ['-keyout', join(folder, 'portal.key'), '-out', join(folder, 'portal.crt')]
    execFileSync('openssl', [...request.split(' '), ...names, ...files], { stdio: 'ignore' })
  }

  #configure(apiPorts: number[], changes: Replacements) {
    const places: Replacements = [
      // first: the folder of the test may lie there itself
      [/\/tmp\//g, `${this.directory}/`],
      [/\/etc\/nginx\/(portal|network|security_headers|tls)/g, `${this.directory}/$1`],
      ['/srv/www', this.pages],
      ['/dev/stdout', `${this.directory}/access.log`],
      ['/dev/stderr', `${this.directory}/error.log`],
      [/server api:3333 resolve(.*)/, apiPorts.map((at) => `server 127.0.0.1:${at}$1`).join('\n')],
      ['listen 8080', `listen 127.0.0.1:${this.plainPort}`],
      ['listen 8443 ssl;', `listen 127.0.0.1:${this.port} ssl;`],
      ...(hasSeparateHttp2() ? [] : WITHOUT_SEPARATE_HTTP2),
      ...changes,
    ]
    const files = {
      'nginx.conf': 'nginx.conf',
      'portal.conf': 'portal.conf',
      'network.conf': 'network.conf',
      'security_headers.conf': 'security_headers.conf',
      'tls.conf.example': 'tls/portal.conf',
    }
    const used = new Set<Replacements[number]>()
    for (const [source, target] of Object.entries(files)) {
      let text = readFileSync(app.makePath('..', 'docker', source), 'utf8')
      for (const place of places) {
        const replaced = text.replace(...place)
        if (replaced !== text) used.add(place)
        text = replaced
      }
      writeFileSync(join(this.directory, target), text)
    }
    const unused = places.find((place) => !used.has(place))
    if (unused) throw new Error(`docker/ no longer has ${unused[0]}`)
  }

  async #run() {
    const config = join(this.directory, 'nginx.conf')
    const started = join(this.directory, 'start.log')
    this.#child = spawn('nginx', ['-c', config, '-e', started, '-g', 'daemon off;'], {
      stdio: 'ignore',
    })
    await until('nginx answers', () => this.#answers(), { seconds: 15 })
  }

  async #answers() {
    if (this.#child.exitCode !== null)
      throw new Error(readFileSync(join(this.directory, 'start.log'), 'utf8'))
    const socket = connect(this.port, '127.0.0.1')
    const answered = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    return answered
  }
}

const WITHOUT_SEPARATE_HTTP2: Replacements = [[/ ssl;\n {2}http2 on;/, ' ssl http2;']]

function hasSeparateHttp2(): boolean {
  const text = spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr
  const version = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(text)!.slice(1).map(Number)
  const at = SEPARATE_HTTP2.findIndex((part, i) => part !== version[i])
  return at < 0 || version[at] > SEPARATE_HTTP2[at]
}
