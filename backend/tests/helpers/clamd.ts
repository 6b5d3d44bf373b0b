import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import scanningConfig from '#config/scanning'
import { ping } from '#core/scanning/clamd'
import { until } from '../faults/harness/until.js'
import { EICAR } from './scanner.js'

/** What the test's own signatures know, beside what is added. */
export const SIGNATURE = 'Test.Eicar'

/** clamd itself, with signatures, a socket and a folder of its own; the portal scans with it. */
export class Clamd {
  #child: ChildProcess | null = null
  #output = ''

  private constructor(private readonly folder: string) {}

  static available(): boolean {
    return spawnSync('clamd', ['--version']).status === 0
  }

  static async start(): Promise<Clamd> {
    const clamd = new Clamd(mkdtempSync(join(tmpdir(), 'binaa-clamd-')))
    clamd.#configure()
    clamd.learn()
    scanningConfig.address = clamd.socket
    await clamd.run()
    return clamd
  }

  get socket() {
    return join(this.folder, 'clamd.sock')
  }

  /** Writes its signatures: of EICAR wherever it lies in a file, and of more files by their checksum. */
  learn(...more: { name: string; content: Buffer }[]) {
    const hex = Buffer.from(EICAR).toString('hex')
    writeFileSync(join(this.folder, 'db/test.ndb'), `${SIGNATURE}:0:*:${hex}\n`)
    const sums = more.map(({ name, content }) => {
      const sum = createHash('md5').update(content).digest('hex')
      return `${sum}:${content.length}:${name}\n`
    })
    if (sums.length) writeFileSync(join(this.folder, 'db/test.hdb'), sums.join(''))
  }

  /** Starts it and waits until it answers. */
  async run() {
    const child = spawn('clamd', [
      '--foreground',
      `--config-file=${join(this.folder, 'clamd.conf')}`,
    ])
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (this.#output += chunk))
    this.#child = child
    await until(
      'clamd answers',
      () =>
        ping().then(
          () => true,
          () => false
        ),
      {
        seconds: 60,
        explain: () => this.#output,
      }
    )
  }

  /** Ends it at once, as a crash would. */
  async kill(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' = 'SIGKILL') {
    const child = this.#child
    if (!child) return
    child.kill(signal)
    if (signal !== 'SIGKILL') return
    this.#child = null
    await until('clamd has ended', async () => child.exitCode !== null || child.signalCode !== null)
    rmSync(this.socket, { force: true })
  }

  async stop() {
    scanningConfig.address = null
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }

  #configure() {
    const db = join(this.folder, 'db')
    const lines = [
      `DatabaseDirectory ${db}`,
      `LocalSocket ${this.socket}`,
      `TemporaryDirectory ${this.folder}`,
      `User ${userInfo().username}`,
      'StreamMaxLength 2M',
      'MaxThreads 2',
      'SelfCheck 0',
    ]
    mkdirSync(db)
    writeFileSync(join(this.folder, 'clamd.conf'), `${lines.join('\n')}\n`)
  }
}
