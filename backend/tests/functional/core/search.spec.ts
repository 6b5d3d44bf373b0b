import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { forgetCopies, setSection } from '#tests/helpers/copies'
import { aSubmittedOrder, anOrder, aVendor, call } from '../procurement/support.js'

interface Found {
  resource: string
  id: number
  number: string | null
  title: string
}

async function find(client: ApiClient, who: string, q: string): Promise<Found[]> {
  const response = await call(client, who, 'get', `/api/search?q=${encodeURIComponent(q)}`)
  response.assertStatus(200)
  return response.body()
}

async function aClient(client: ApiClient, name: string) {
  const response = await call(client, 'bdm', 'post', '/api/clients', { body: { name } })
  response.assertStatus(201)
  return response.body()
}

async function aQuotation(client: ApiClient, projectName: string) {
  const body = { projectName, draft: true }
  const response = await call(client, 'engineer', 'post', '/api/quotations', { body })
  response.assertStatus(201)
  return response.body()
}

test.group('Search', (group) => {
  group.each.teardown(forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('finds records of every kind', async ({ client, assert }) => {
    const person = await aClient(client, 'Zafran Holding')
    const vendor = await aVendor({ name: 'Zafran Steel' })
    const quotation = await aQuotation(client, 'Zafran Tower')
    const found = await find(client, 'admin', 'zafr')
    const keys = found.map(({ resource, id }) => `${resource} ${id}`)
    assert.includeMembers(keys, [
      `clients ${person.id}`,
      `vendors ${vendor.id}`,
      `quotations ${quotation.id}`,
    ])
  })

  test('a number in full comes first, however it is written', async ({ client, assert }) => {
    const order = await anOrder(client, 'buyer')
    for (const text of [order.number, order.number.toLowerCase()]) {
      const [first] = await find(client, 'buyer', text)
      assert.containsSubset(first, {
        resource: 'purchase-orders',
        id: order.id,
        number: order.number,
      })
    }
  })

  test('two letters find what begins with them', async ({ client, assert }) => {
    const vendor = await aVendor({ name: 'Qx Trading' })
    const found = await find(client, 'buyer', 'qx')
    assert.deepInclude(
      found.map(({ resource, id }) => ({ resource, id })),
      { resource: 'vendors', id: vendor.id }
    )
  })

  test('shows each only what they may open', async ({ client, assert }) => {
    await aClient(client, 'Zafran Holding')
    await aVendor({ name: 'Zafran Steel' })
    await aQuotation(client, 'Zafran Tower')
    const kinds = async (who: string) =>
      [...new Set((await find(client, who, 'zafran')).map(({ resource }) => resource))].sort()
    assert.deepEqual(await kinds('staff'), [])
    assert.deepEqual(await kinds('bdm'), ['clients'])
    assert.deepEqual(await kinds('buyer'), ['vendors'])
    assert.deepEqual(await kinds('engineer'), ['quotations'])
    const users = await find(client, 'admin', 'chief.engineer')
    assert.isTrue(users.some(({ resource }) => resource === 'users'))
    assert.lengthOf(await find(client, 'engineer', 'chief.engineer'), 0)
  })

  test('an approver finds the orders that were handed in, not the drafts', async ({
    client,
    assert,
  }) => {
    const draft = await anOrder(client, 'po.clerk')
    const submitted = await aSubmittedOrder(client, 'po.clerk')
    assert.lengthOf(await find(client, 'chief.engineer', draft.number), 0)
    assert.lengthOf(await find(client, 'chief.engineer', submitted.number), 1)
  })

  test('leaves out what belongs to a closed section, except for administrators', async ({
    client,
    assert,
  }) => {
    await aVendor({ name: 'Zafran Steel' })
    await setSection('procurement', { enabled: false })
    try {
      assert.lengthOf(await find(client, 'buyer', 'zafran'), 0)
      assert.lengthOf(await find(client, 'admin', 'zafran'), 1)
    } finally {
      await setSection('procurement', { enabled: true })
    }
  })

  test('refuses a guest, too little and too much', async ({ client }) => {
    ;(await client.get('/api/search?q=zafran')).assertStatus(401)
    for (const query of ['', '?q=', '?q=a', `?q=${'a'.repeat(101)}`]) {
      const response = await call(client, 'admin', 'get', `/api/search${query}`)
      response.assertStatus(422)
    }
    for (const q of ['%', '"*', '__', "' OR 1=1 --", '\u0000\u0000\u0000', '٪٪٪']) {
      const response = await call(client, 'admin', 'get', `/api/search?q=${encodeURIComponent(q)}`)
      if (response.status() >= 500) throw new Error(`${q}: ${response.status()}`)
    }
  })
})

test.group('Search by words', (group) => {
  // MariaDB indexes the words of a row when it is committed
  group.each.teardown(async () => {
    await db.from('clients').where('name', 'مؤسسة الأفق للمقاولات').delete()
  })

  test('finds their beginnings, in any place and spelling', async ({ client, assert }) => {
    const { id } = await aClient(client, 'مؤسسة الأفق للمقاولات')
    for (const text of ['الافق', 'للمقاول', 'مؤسسه الأف']) {
      const found = await find(client, 'admin', text)
      assert.deepInclude(
        found.map((one) => [one.resource, one.id]),
        ['clients', id],
        text
      )
    }
  })
})

test.group('Recent records', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const recent = async (client: ApiClient, who: string, query = '') => {
    const response = await call(client, who, 'get', `/api/recent-records${query}`)
    response.assertStatus(200)
    return response.body() as Found[]
  }
  const openRecord = (client: ApiClient, who: string, resource: string, id: number) =>
    call(client, who, 'post', '/api/recent-records', { body: { resource, id } })

  test('are what one has opened or changed oneself, the last one first', async ({
    client,
    assert,
  }) => {
    const opened = await aVendor({ name: 'Opened' })
    const changed = await aVendor({ name: 'Changed' })
    const body = { city: 'Jeddah' }
    const path = `/api/vendors/${changed.id}`
    ;(await call(client, 'buyer', 'patch', path, { body, seen: 1 })).assertStatus(200)
    await db.from('recent_records').delete()
    ;(await openRecord(client, 'buyer', 'vendors', opened.id)).assertStatus(204)
    ;(await openRecord(client, 'buyer', 'vendors', opened.id)).assertStatus(204)
    await db.from('recent_records').update({ opened_at: '2099-01-01 00:00:00' })
    const titles = (await recent(client, 'buyer')).map(({ title }) => title)
    assert.deepEqual(titles, ['Opened', 'Changed'])
    assert.lengthOf(await db.from('recent_records'), 1)
    assert.deepEqual(await recent(client, 'staff'), [])
    assert.deepEqual(await recent(client, 'buyer', '?resource=clients'), [])
  })

  test('leave out what one may no longer see, and what is gone', async ({ client, assert }) => {
    const vendor = await aVendor()
    await openRecord(client, 'buyer', 'vendors', vendor.id)
    await db.from('users').where('username', 'buyer').update({ role: 'staff' })
    assert.deepEqual(await recent(client, 'buyer'), [])
    await db.from('users').where('username', 'buyer').update({ role: 'procurement_manager' })
    assert.lengthOf(await recent(client, 'buyer'), 1)
    await vendor.delete()
    assert.deepEqual(await recent(client, 'buyer'), [])
  })

  test('only the newest fifty are remembered', async ({ client, assert }) => {
    for (let i = 0; i < 52; i++) {
      const { id } = await aVendor({ name: `Vendor ${i}` })
      ;(await openRecord(client, 'buyer', 'vendors', id)).assertStatus(204)
    }
    assert.lengthOf(await db.from('recent_records'), 50)
    assert.lengthOf(await recent(client, 'buyer', '?limit=50'), 50)
  })

  test('refuse a guest, an unknown kind, and a record that is not open', async ({ client }) => {
    ;(await client.get('/api/recent-records')).assertStatus(401)
    const vendor = await aVendor()
    ;(await openRecord(client, 'staff', 'vendors', vendor.id)).assertStatus(404)
    ;(await openRecord(client, 'buyer', 'vendors', 999_999_999)).assertStatus(404)
    ;(await openRecord(client, 'buyer', 'nothing', vendor.id)).assertStatus(404)
    ;(await openRecord(client, 'buyer', '../vendors', vendor.id)).assertStatus(422)
  })
})
