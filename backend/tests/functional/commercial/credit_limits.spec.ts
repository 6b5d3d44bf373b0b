import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { call } from '../procurement/support.js'
import { Books } from './books.js'
import { anOverdueInvoice, setTo } from './collections_support.js'

test.group('Credit limits', (group) => {
  const books = Books.within(group)

  const credit = async (client: ApiClient, id: number, who = 'accountant') =>
    call(client, who, 'get', `/api/clients/${id}/credit`)

  async function limit(client: ApiClient, id: number, to: string | null, who = 'accountant') {
    const { version } = await db.from('clients').where('id', id).firstOrFail()
    const path = `/api/clients/${id}/credit-limit`
    return call(client, who, 'patch', path, { body: { limit: to }, seen: version })
  }

  test('are set by finance and owners, not by who sells', async ({ client, assert }) => {
    const id = await books.party(client)
    ;(await client.get(`/api/clients/${id}/credit`)).assertStatus(401)
    ;(await credit(client, id, 'engineer')).assertStatus(403)
    ;(await limit(client, id, '100', 'bdm')).assertStatus(403)
    ;(await limit(client, id, '-1')).assertStatus(422)
    const stale = await call(client, 'accountant', 'patch', `/api/clients/${id}/credit-limit`, {
      body: { limit: '100' },
      seen: 99,
    })
    stale.assertStatus(412)
    ;(await limit(client, id, '100')).assertStatus(200)
    ;(await limit(client, id, '200', 'general.manager')).assertStatus(200)
    const logged = await db.from('audit_logs').where('entity_type', 'credit_limit')
    assert.lengthOf(logged, 2)
    // the history of the client is read by more people
    const history = (await call(client, 'bdm.clients', 'get', `/api/clients/${id}/history`)).body()
    assert.notInclude(JSON.stringify(history), 'creditLimit')
    const record = (await call(client, 'bdm.clients', 'get', `/api/clients/${id}`)).body()
    assert.notInclude(JSON.stringify(record), 'creditLimit')
  })

  test('count what is owed and what contracts have not billed, by setting', async ({
    client,
    assert,
  }) => {
    const contract = await books.contract(client)
    const id = contract.clientId
    await anOverdueInvoice(books, client, { clientId: id, days: 3 })
    await limit(client, id, '100000')
    const shown = (await credit(client, id)).body()
    assert.deepInclude(shown, {
      ...{ receivable: '115.00', unbilled: '100000.00', exposure: '100115.00' },
      ...{ available: '-115.00', isOver: true },
    })
    await setTo('creditIncludesUnbilled', false)
    assert.deepInclude((await credit(client, id)).body(), {
      ...{ unbilled: '0.00', exposure: '115.00', isOver: false },
    })
  })

  test('warn who writes a quotation, with figures for who may see them', async ({
    client,
    assert,
  }) => {
    const id = await books.party(client)
    await anOverdueInvoice(books, client, { clientId: id, days: 3 })
    await limit(client, id, '100')
    const path = `/api/clients/${id}/credit-warning`
    ;(await client.get(path)).assertStatus(401)
    ;(await call(client, 'staff', 'get', path)).assertStatus(403)
    const engineer = await call(client, 'engineer', 'get', path)
    engineer.assertStatus(200)
    assert.deepEqual(engineer.body(), { isOver: true, figures: null })
    const accountant = (await call(client, 'accountant', 'get', path)).body()
    assert.deepInclude(accountant.figures, { limit: '100.00', exposure: '115.00' })
  })

  test('refuse a contract above them where the setting says so, until the limit is raised', async ({
    client,
    assert,
  }) => {
    const id = await books.party(client)
    await limit(client, id, '50000')
    const body = {
      title: 'Tower',
      clientId: id,
      lines: [{ description: 'Works', quantity: '60', unitRate: '1000' }],
    }
    const write = () => call(client, 'accountant', 'post', '/api/contracts', { body })
    const warned = await write()
    warned.assertStatus(201)
    await setTo('creditLimitBlocks', true)
    const refused = await write()
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'CREDIT_LIMIT_EXCEEDED')
    assert.include(refused.body().message, '120,000.00')
    // one that is over it already may be changed, so long as it is not raised
    const { id: contractId, version } = warned.body()
    const lines = [{ description: 'Works', quantity: '55', unitRate: '1000' }]
    const lower = await call(client, 'accountant', 'patch', `/api/contracts/${contractId}`, {
      body: { ...body, lines },
      seen: version,
    })
    lower.assertStatus(200)
    ;(await limit(client, id, '200000')).assertStatus(200)
    ;(await write()).assertStatus(201)
  })
})
