import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { freePort } from './harness/free_port.js'
import { Site } from './harness/site.js'
import { until } from './harness/until.js'

/** `npm start` as a process of its own. */
class Started {
  readonly #child: ChildProcess
  #output = ''

  constructor(
    site: Site,
    readonly port: number
  ) {
    this.#child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
      cwd: app.appRoot,
      env: { ...site.environment, PORT: String(port), PORTAL_PREPARE: 'migrate', APP_URL: '' },
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

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.group('npm start', (group) => {
  let site: Site
  let started: Started

  group.setup(async () => {
    site = await Site.open()
    return () => site.close()
  })
  group.each.setup(async () => {
    started = new Started(site, await freePort())
    const ready = () => !started.alive || started.output.includes('Binaa is ready')
    await until('it is ready', ready, { seconds: 240, explain: () => started.output })
    if (!started.alive) throw new Error(started.output)
    return () => started.ended('SIGKILL').then(() => undefined)
  })

  test('starts its server again after a crash, and ends it on a signal', async ({ assert }) => {
    const first = started.server!
    process.kill(first, 'SIGKILL')
    await until('another server runs', () => started.server && started.server !== first)
    await until('it is ready again', () => started.ready(), { explain: () => started.output })
    const second = started.server!
    assert.notEqual(second, first)
    assert.include(started.output, 'SIGKILL')
    assert.equal(await started.ended('SIGTERM'), 0)
    assert.isFalse(isRunning(second))
  })

  test('gives up after more than five crashes within a minute', async ({ assert }) => {
    const killed = new Set<number>()
    while (started.alive) {
      const pid = started.server
      if (pid && !killed.has(pid)) {
        killed.add(pid)
        process.kill(pid, 'SIGKILL')
      }
      await until('it goes on or ends', () => !started.alive || !killed.has(started.server ?? pid!))
    }
    assert.equal(killed.size, 6)
    assert.equal(await started.ended(), 1)
    assert.include(started.output, 'given up')
  })
})
