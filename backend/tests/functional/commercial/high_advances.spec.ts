import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { call } from '../procurement/support.js'
import { Books, BUYER } from './books.js'

test.group('Advances above the contract value', (group) => {
  const books = Books.within(group)

  /** A draft of an advance on a contract worth 1,000.00 SAR. */
  async function aDraft(client: ApiClient, amount: string, contract?: any) {
    const own =
      contract ??
      (await books.contract(client, {
        lines: [{ description: 'Works', quantity: '10', unitRate: '100' }],
      }))
    const draft = await books.draft(client, {
      type: 'advance',
      contractId: own.id,
      buyer: BUYER,
      amount,
    })
    return { contract: own, draft: draft.body() }
  }

  const act = (
    client: ApiClient,
    { id, version }: { id: number; version: number },
    step: string,
    who: string,
    body: Record<string, unknown> = {}
  ) => call(client, who, 'post', `/api/invoices/${id}/${step}`, { body, seen: version })

  const ask = (client: ApiClient, draft: any, who = 'accountant') =>
    act(client, draft, 'agreement', who, { reason: 'Client pays for steel ahead' })

  test('needs no one up to the contract value', async ({ client, assert }) => {
    const { draft } = await aDraft(client, '1000')
    assert.isNull(draft.highAdvance)
    ;(await ask(client, draft)).assertStatus(409)
    ;(await act(client, draft, 'issue', 'accountant')).assertStatus(200)
  })

  test('is issued only after another person has agreed to the draft as it stands', async ({
    client,
    assert,
  }) => {
    const { draft } = await aDraft(client, '1000.01')
    assert.deepInclude(draft.highAdvance, {
      advanced: '1000.01',
      contractValue: '1000.00',
      above: '0.01',
    })
    const refused = await act(client, draft, 'issue', 'accountant')
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'ADVANCE_NOT_AGREED')
    const asked = await ask(client, draft)
    asked.assertStatus(200)
    ;(await act(client, draft, 'issue', 'accountant')).assertStatus(409)
    ;(await act(client, draft, 'agreement/approve', 'accountant')).assertStatus(403)
    const agreed = await act(client, draft, 'agreement/approve', 'general.manager')
    agreed.assertStatus(200)
    assert.isTrue(agreed.body().highAdvance.agreed)
    ;(await act(client, draft, 'issue', 'accountant')).assertStatus(200)
    const logged = await db
      .from('audit_logs')
      .where({ entity_type: 'invoice', entity_id: String(draft.id) })
    assert.includeMembers(
      logged.map(({ action }) => action),
      ['request_agreement', 'agree_to_advance', 'issue']
    )
  })

  test('counts the advances of the contract together', async ({ client, assert }) => {
    const { contract, draft } = await aDraft(client, '700')
    const { draft: second } = await aDraft(client, '400', contract)
    assert.isNull(second.highAdvance)
    ;(await act(client, draft, 'issue', 'accountant')).assertStatus(200)
    const shown = (await books.get(client, `/api/invoices/${second.id}`)).body()
    assert.equal(shown.highAdvance.advanced, '1100.00')
    ;(await act(client, second, 'issue', 'accountant')).assertStatus(409)
  })

  test('is asked for again after a change, and after other advances', async ({
    client,
    assert,
  }) => {
    const { contract, draft } = await aDraft(client, '1100')
    const { draft: other } = await aDraft(client, '900', contract)
    ;(await ask(client, draft)).assertStatus(200)
    ;(await act(client, draft, 'agreement/approve', 'general.manager')).assertStatus(200)
    ;(await act(client, other, 'issue', 'accountant')).assertStatus(200)
    const grown = await act(client, draft, 'issue', 'accountant')
    assert.equal(grown.body().code, 'ADVANCE_NOT_AGREED')
    const again = await ask(client, draft)
    again.assertStatus(200)
    const changed = await call(client, 'accountant', 'patch', `/api/invoices/${draft.id}`, {
      body: { contractId: contract.id, buyer: BUYER, amount: '1200' },
      seen: draft.version,
    })
    changed.assertStatus(200)
    assert.equal(changed.body().highAdvance.approval.status, 'voided')
    const late = await act(client, changed.body(), 'agreement/approve', 'general.manager')
    assert.equal(late.body().code, 'ALREADY_DECIDED')
  })

  test('is refused with a reason; the draft stays', async ({ client, assert }) => {
    const { draft } = await aDraft(client, '5000')
    ;(await ask(client, draft)).assertStatus(200)
    ;(await act(client, draft, 'agreement/reject', 'general.manager')).assertStatus(422)
    const refused = await act(client, draft, 'agreement/reject', 'general.manager', {
      reason: 'No',
    })
    refused.assertStatus(200)
    assert.deepInclude(refused.body().highAdvance, { agreed: false })
    assert.isTrue(
      (await books.get(client, `/api/invoices/${draft.id}`)).body().highAdvance.can.request
    )
  })

  test('is neither asked for nor agreed to by who may not', async ({ client }) => {
    const { draft } = await aDraft(client, '5000')
    for (const step of ['agreement', 'agreement/approve', 'agreement/reject']) {
      ;(await act(client, draft, step, 'storekeeper', { reason: 'x' })).assertStatus(403)
      const path = `/api/invoices/${draft.id}/${step}`
      ;(await client.post(path).json({ reason: 'x' }).withCsrfToken()).assertStatus(401)
    }
  })
})
