import { test } from '@japa/runner'
import { freePort } from './harness/free_port.js'
import { Site } from './harness/site.js'
import { Started } from './harness/started.js'
import { until } from './harness/until.js'

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
