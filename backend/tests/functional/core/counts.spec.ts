import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { countedResources } from '#core/counts/counted_lists'
import { keptRows } from '#core/listing/kept_rows'
import { forgetCopies, setSection } from '#tests/helpers/copies'
import { aSubmittedOrder, anOrder, aVendor, call } from '../procurement/support.js'

const FEATURES = fileURLToPath(new URL('../../../../frontend/src/features', import.meta.url))

const addressOf = (lists: string[]) =>
  `/api/counts?${lists.map((list) => `list=${encodeURIComponent(list)}`).join('&')}`

const ask = (client: ApiClient, who: string, lists: string[]) =>
  call(client, who, 'get', addressOf(lists))

async function counts(client: ApiClient, who: string, ...lists: string[]) {
  const response = await ask(client, who, lists)
  response.assertStatus(200)
  return response.body() as Record<string, number>
}

/** What the list itself says; undefined where the person may not open it. */
async function total(client: ApiClient, who: string, list: string) {
  const response = await call(client, who, 'get', `/api/${list}`)
  if (response.status() === 403) return undefined
  response.assertStatus(200)
  return Number(response.header('x-total-count'))
}

test.group('Counts', (group) => {
  group.each.teardown(forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are the totals of the lists, and only of those that one may open', async ({
    client,
    assert,
  }) => {
    await anOrder(client, 'po.clerk')
    await aSubmittedOrder(client, 'po.clerk')
    const people = ['admin', 'staff', 'bdm', 'buyer', 'engineer', 'chief.engineer', 'po.clerk']
    for (const who of people) {
      const answer = await counts(client, who, ...countedResources())
      for (const list of countedResources()) {
        // every request of a test signs in
        if (list === 'sessions') continue
        assert.equal(answer[list], await total(client, who, list), `${list} for ${who}`)
      }
    }
  }).timeout(60_000)

  test('are of the sessions that are open, not of those that have ended', async ({
    client,
    assert,
  }) => {
    const open = await total(client, 'admin', 'sessions')
    const { sessions } = await counts(client, 'admin', 'sessions')
    assert.equal(sessions, open! + 1)
    await db.from('user_sessions').update({ revoked_at: '2026-01-01 00:00:00' })
    assert.deepEqual(await counts(client, 'admin', 'sessions'), { sessions: 1 })
  })

  test('leave out what one may not open', async ({ client, assert }) => {
    const lists = ['clients', 'vendors', 'users', 'quotations']
    assert.deepEqual(await counts(client, 'staff', ...lists), {})
    assert.sameMembers(Object.keys(await counts(client, 'bdm', ...lists)), ['clients'])
    assert.sameMembers(Object.keys(await counts(client, 'admin', ...lists)), lists)
  })

  test('stay within the records that one may see', async ({ client, assert }) => {
    const before = await counts(client, 'chief.engineer', 'purchase-orders')
    await anOrder(client, 'po.clerk')
    await aSubmittedOrder(client, 'po.clerk')
    const after = await counts(client, 'chief.engineer', 'purchase-orders')
    assert.equal(after['purchase-orders'], before['purchase-orders'] + 1)
  })

  test('take the conditions of a list', async ({ client, assert }) => {
    const list = 'vendors?status=on_hold&status=prospect'
    const before = await counts(client, 'buyer', list, 'vendors')
    await aVendor({ name: 'Zafran Steel', status: 'on_hold' })
    const after = await counts(client, 'buyer', list, 'vendors')
    assert.equal(after[list], before[list] + 1)
    assert.equal(after.vendors, before.vendors + 1)
  })

  test('need no look at the rows where their number is kept', async ({ client, assert }) => {
    await aVendor()
    const { vendors } = await counts(client, 'buyer', 'vendors')
    assert.equal(vendors, await keptRows('vendors'))
  })

  test('leave out a closed section, except for administrators', async ({ client, assert }) => {
    await setSection('procurement', { enabled: false })
    try {
      assert.sameMembers(Object.keys(await counts(client, 'buyer', 'vendors', 'projects')), [
        'projects',
      ])
      assert.sameMembers(Object.keys(await counts(client, 'admin', 'vendors')), ['vendors'])
    } finally {
      await setSection('procurement', { enabled: true })
    }
  })

  test('of many lists are answered at once', async ({ client, assert }) => {
    const lists = Array.from({ length: 40 }, (_, id) => `vendors?id=${id + 1}`)
    assert.sameMembers(Object.keys(await counts(client, 'buyer', ...lists)), lists)
  })

  test('refuse a guest, an unknown list and unknown conditions', async ({ client }) => {
    ;(await client.get(addressOf(['vendors']))).assertStatus(401)
    const wrong = [
      [],
      [''],
      ['nothing'],
      ['../vendors'],
      ['vendors?nothing=1'],
      ['procurement-projects?status=active'],
      Array.from({ length: 151 }, () => 'vendors'),
    ]
    for (const lists of wrong) (await ask(client, 'admin', lists)).assertStatus(422)
  })

  test('exist of every list that the pages show a number for', ({ assert }) => {
    const known = countedResources()
    for (const file of readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })) {
      if (!/^\w+\/[\w-]+\/index\.tsx$/.test(file.replaceAll('\\', '/'))) continue
      const source = readFileSync(join(FEATURES, file), 'utf8')
      const endpoint = /endpoint: '([\w-]+)'/.exec(source)?.[1]
      if (endpoint && !/counted: false|menu: false/.test(source)) assert.include(known, endpoint)
    }
  })
})
