import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { runAce } from '#tests/helpers/built_server'
import { httpSession, type HttpSession } from '#tests/helpers/http_session'
import { freePort } from './harness/free_port.js'
import { onRedis, Site } from './harness/site.js'
import { Started } from './harness/started.js'
import { until } from './harness/until.js'

const PASSWORD = 'Binaa-demo-2026'
const SLOW = { seconds: 300 }

async function ask({ origin, headers }: HttpSession, method: string, path: string, body?: object) {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as any }
}

test.group('The demo company', (group) => {
  let site: Site
  let started: Started
  group.setup(async () => {
    site = await Site.open()
    return () => site.close()
  })
  group.each.setup(async () => {
    const command = onRedis ? 'start:services' : 'start'
    started = new Started(site, await freePort(), { command, prepare: 'demo' })
    const ready = () => started.output.includes('Binaa is ready')
    await until('it is ready', ready, { ...SLOW, explain: () => started.output })
    return () => started.ended('SIGTERM').then(() => undefined)
  })

  test('goes with the next start, once an owner has asked for it, and leaves a backup', async ({
    assert,
  }) => {
    const origin = `http://127.0.0.1:${started.port}`
    const admin = await httpSession('admin', PASSWORD, origin)
    const { body: before } = await ask(admin, 'GET', '/api/demo-data')
    assert.exists(before.demo, JSON.stringify(before))
    assert.deepInclude(before.demo, { removal: null, can: { remove: true } })
    const { body: company } = await ask(admin, 'GET', '/api/branding')
    const asked = await ask(admin, 'POST', '/api/demo-data/removal', {
      ...{ companyName: company.companyName, currentPassword: PASSWORD },
    })
    assert.equal(asked.status, 200, JSON.stringify(asked.body))
    const again = () => started.output.split('Binaa is ready').length === 3
    await until('it is ready again', again, { ...SLOW, explain: () => started.output })
    assert.notInclude(started.output.split('Binaa is ready')[2], 'general.manager')

    assert.equal((await ask(admin, 'GET', '/api/demo-data')).status, 401)
    const owner = await httpSession('admin', PASSWORD, origin)
    const { body: due } = await ask(owner, 'GET', '/api/demo-data')
    assert.equal(due.code, 'PASSWORD_CHANGE_REQUIRED')
    const counts = await Promise.all(
      ['users', 'clients', 'purchase_orders', 'journal_entries', 'files'].map(async (table) => {
        const row = await site.client.from(table).count('* as total').first()
        return Number(row.total)
      })
    )
    assert.deepEqual(counts, [1, 0, 0, 0, 0])
    assert.isAbove(Number((await site.client.from('sections').count('* as n').first()).n), 5)
    assert.isFalse(existsSync(join(site.directory, 'demo-removal.json')))
    const backups = await readdir(join(site.directory, 'backups'))
    assert.lengthOf(backups, 1)
    assert.isTrue(existsSync(join(site.directory, 'backups', backups[0], 'manifest.json')))
    const verified = await runAce(['portal:verify'], {
      ...site.environment,
      NODE_ENV: 'production',
    })
    assert.equal(verified.code, 0, verified.output)
  }).timeout(900_000)
})
