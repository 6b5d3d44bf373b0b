import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { person } from '#tests/helpers/users'

const LINE = { description: 'Works', quantity: '100', unitRate: '1000' }

test.group('Contracts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function send(client: any, method: string, path: string, body: object = {}, version = 0) {
    const request = client[method](path).json(body)
    if (version) request.header('If-Match', `"${version}"`)
    return request.loginAs(await person('accountant')).withCsrfToken()
  }

  async function contract(client: any) {
    const party = await client
      .post('/api/clients')
      .json({ name: 'Huda', company: 'Sahara' })
      .loginAs(await person('bdm'))
      .withCsrfToken()
    const clientId = party.body().id as number
    const body = { title: 'Tower', clientId, lines: [LINE] }
    const response = await send(client, 'post', '/api/contracts', body)
    response.assertStatus(201)
    return { body, ...response.body() }
  }

  test('a contract is written again until something is invoiced under it', async ({
    client,
    assert,
  }) => {
    const { id, version, body, can } = await contract(client)
    assert.containsSubset(can, { update: true, delete: true })
    const path = `/api/contracts/${id}`
    const next = { ...body, title: 'Tower 2', retention: '5', lines: [LINE, LINE] }
    const changed = await send(client, 'patch', path, next, version)
    changed.assertStatus(200)
    assert.containsSubset(changed.body(), {
      title: 'Tower 2',
      retention: '5.00',
      value: '200000.00',
    })
    ;(await send(client, 'patch', path, next, version)).assertStatus(412)
    ;(await send(client, 'patch', path, { ...next, lines: [] }, version + 1)).assertStatus(422)
    const invoice = { type: 'advance', contractId: id, amount: '1000' }
    ;(await send(client, 'post', '/api/invoices', invoice)).assertStatus(201)
    ;(await send(client, 'patch', path, next, version + 1)).assertStatus(409)
    ;(await send(client, 'delete', path, {}, version + 1)).assertStatus(409)
    assert.equal((await send(client, 'get', path)).body().can.update, false)
    assert.lengthOf(await db.from('contract_lines').where('contract_id', id), 2)
  })

  test('a contract without invoices can be deleted with its lines', async ({ client, assert }) => {
    const { id, version } = await contract(client)
    ;(await send(client, 'delete', `/api/contracts/${id}`, {}, version)).assertStatus(204)
    assert.isNull(await db.from('contracts').where('id', id).first())
    assert.lengthOf(await db.from('contract_lines').where('contract_id', id), 0)
  })

  test('contracts and issued invoices are found for a choice; drafts and credits are not', async ({
    client,
    assert,
  }) => {
    const { id, number } = await contract(client)
    const found = (await send(client, 'get', `/api/contracts/lookup?q=${number}`)).body()
    assert.containsSubset(found, [{ id, currency: 'SAR' }])
    const body = { type: 'advance', contractId: id, amount: '1000' }
    const draft = (await send(client, 'post', '/api/invoices', body)).body()
    const lookup = async () => (await send(client, 'get', '/api/invoices/lookup')).body()
    assert.deepEqual(await lookup(), [])
    await db.from('invoices').where('id', draft.id).update({ status: 'issued', number: 'T-1' })
    assert.containsSubset(await lookup(), [{ id: draft.id, label: 'T-1 — Sahara' }])
  })

  test('guests and those without the department change nothing', async ({ client, assert }) => {
    const { id, version } = await contract(client)
    for (const method of ['patch', 'delete'] as const) {
      ;(await client[method](`/api/contracts/${id}`).withCsrfToken()).assertStatus(401)
      const staff = await person('staff')
      const refused = client[method](`/api/contracts/${id}`).header('If-Match', `"${version}"`)
      ;(await refused.loginAs(staff).withCsrfToken()).assertStatus(403)
    }
    assert.exists(await db.from('contracts').where('id', id).first())
  })
})
