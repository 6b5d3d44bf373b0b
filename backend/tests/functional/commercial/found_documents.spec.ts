import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { call } from '../procurement/support.js'

const LINES = [{ description: 'Works', quantity: '100', unitRate: '1000' }]

interface Shown {
  resource: string
  id: number
  title: string
}

async function made(client: ApiClient, who: string, path: string, body: Record<string, unknown>) {
  const response = await call(client, who, 'post', path, { body })
  response.assertStatus(201)
  return response.body()
}

/** A contract, the draft of an invoice and a receipt of one client. */
async function documents(client: ApiClient): Promise<[string, number][]> {
  const { id: clientId } = await made(client, 'bdm', '/api/clients', {
    name: 'Huda',
    company: 'Zafran Holding',
  })
  const contract = await made(client, 'accountant', '/api/contracts', {
    title: 'Zafran Tower',
    clientId,
    lines: LINES,
  })
  const invoice = await made(client, 'accountant', '/api/invoices', {
    type: 'advance',
    contractId: contract.id,
    amount: '1000',
  })
  const receipt = await made(client, 'accountant', '/api/receipts', {
    clientId,
    amount: '500',
    method: 'transfer',
  })
  return [
    ['contracts', contract.id],
    ['invoices', invoice.id],
    ['receipts', receipt.id],
  ]
}

const keys = (shown: Shown[]) => shown.map(({ resource, id }) => `${resource} ${id}`).sort()

test.group('Contracts, invoices and receipts that people come back to', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const read = async (client: ApiClient, who: string, path: string): Promise<Shown[]> => {
    const response = await call(client, who, 'get', path)
    response.assertStatus(200)
    return response.body()
  }

  test('are remembered when they are opened, and shown by their title', async ({
    client,
    assert,
  }) => {
    const all = await documents(client)
    for (const [resource, id] of all) {
      const body = { resource, id }
      const opened = await call(client, 'admin', 'post', '/api/recent-records', { body })
      opened.assertStatus(204)
    }
    const recent = await read(client, 'admin', '/api/recent-records')
    assert.deepEqual(keys(recent), keys(all.map(([resource, id]) => ({ resource, id, title: '' }))))
    assert.lengthOf(await db.from('recent_records'), all.length)
    assert.sameMembers(
      recent.map(({ title }) => title),
      ['Zafran Tower', 'Zafran Holding', 'Zafran Holding']
    )
  })

  test('are found by their words by those who may see them, and by no one else', async ({
    client,
    assert,
  }) => {
    const all = await documents(client)
    const found = keys(await read(client, 'accountant', '/api/search?q=zafran'))
    for (const [resource, id] of all) assert.include(found, `${resource} ${id}`)
    const strange = await read(client, 'buyer', '/api/search?q=zafran')
    assert.deepEqual(strange, [])
    for (const [resource, id] of all) {
      const body = { resource, id }
      const opened = await call(client, 'buyer', 'post', '/api/recent-records', { body })
      opened.assertStatus(404)
    }
    assert.lengthOf(await db.from('recent_records'), 0)
  })
})
