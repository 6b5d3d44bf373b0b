import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import fc from 'fast-check'
import { fresh, ORDERS } from './goods_receipt_support.js'
import { anOrder, call, invoice, line } from './support.js'

/** More of them by `ORDER_CHAINS=500`. */
const CHAINS = Number(process.env.ORDER_CHAINS ?? 12)
const SEED = Number(process.env.ORDER_CHAINS_SEED ?? Date.now() % 1e9)

const PEOPLE = ['po.clerk', 'buyer', 'admin', 'chief.engineer', 'accountant', 'storekeeper']
const VERBS = ['edit', 'submit', 'approve', 'receive', 'bill', 'release', 'pay'] as const
const step = fc.record({ do: fc.constantFrom(...VERBS), by: fc.constantFrom(...PEOPLE) })
/** First the order, then its goods and money, so that most histories come as far as a payment. */
const history = fc.record({
  by: fc.constantFrom('po.clerk', 'buyer', 'admin'),
  before: fc.array(
    fc.record({
      do: fc.constantFrom('edit' as const, 'submit' as const, 'approve' as const),
      by: fc.constantFrom(...PEOPLE),
    }),
    { minLength: 8, maxLength: 14 }
  ),
  after: fc.array(step, { minLength: 16, maxLength: 30 }),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** Who did what to one order, as the answers have it and not as the portal keeps it. */
interface Chain {
  client: ApiClient
  id: number
  made: Set<string>
  approved: Set<string>
  recorded: Map<number, string>
  took: { receipts: number; payments: number; refusals: number }
}

/** What the life of an order refuses, or is not for this person to see. */
const REFUSED = [403, 404, 409, 412, 422]
const done = ({ took }: Chain, status: number) => {
  if (status < 300) return true
  if (!REFUSED.includes(status)) throw new Error(`answered ${status}`)
  if (status === 403) took.refusals++
  return false
}

const isMakers = ({ made, approved }: Chain, by: string) => made.has(by) || approved.has(by)

async function ofOrder(chain: Chain, { do: verb, by }: Step) {
  const { client, id } = chain
  const { version: seen } = await fresh(client, id)
  const body = verb === 'edit' ? { lines: [line('50', { quantity: '100' })] } : {}
  const [method, path] =
    verb === 'edit' ? (['patch', ''] as const) : (['post', `/${verb}`] as const)
  const sent = { seen, body }
  const response = await call(client, by, method, `${ORDERS}/${id}${path}`, sent)
  if (done(chain, response.status())) (verb === 'approve' ? chain.approved : chain.made).add(by)
}

async function receive(chain: Chain, by: string) {
  const { client, id } = chain
  const order = await fresh(client, id)
  const shown = (await call(client, by, 'get', `${ORDERS}/${id}`)).body()
  const body = { lines: [{ lineId: order.lines[0].id, accepted: '5' }] }
  const response = await call(client, by, 'post', `${ORDERS}/${id}/receipts`, {
    seen: order.version,
    body,
  })
  const taken = done(chain, response.status())
  if (shown.can && shown.can.receive !== taken && response.status() !== 422)
    throw new Error(`${by} is shown ${shown.can.receive}, and was answered ${response.status()}`)
  if (!taken) return
  if (isMakers(chain, by)) throw new Error(`${by} made or approved it and received it`)
  chain.took.receipts++
}

let numbers = 0

async function bill(chain: Chain, by: string) {
  const { client, id } = chain
  const order = await fresh(client, id)
  // every other one is dearer than ordered and has to be released
  const unitPrice = ++numbers % 2 ? '50' : '58'
  const asked = {
    vendorNumber: `C-${id}-${numbers}`,
    lines: [{ lineId: order.lines[0].id, quantity: '1', unitPrice }],
  }
  const response = await call(client, by, 'post', `${ORDERS}/${id}/bills`, {
    seen: order.version,
    body: invoice(asked),
  })
  if (done(chain, response.status())) chain.recorded.set(response.body()[0].id, by)
}

async function settle(chain: Chain, { do: verb, by }: Step) {
  const { client, id } = chain
  const bills = (await call(client, by, 'get', `${ORDERS}/${id}/bills`)).body()
  if (!Array.isArray(bills)) return
  for (const { id: billId, version: seen, can } of bills) {
    const body = verb === 'pay' ? { amount: '1' } : { reason: 'Agreed' }
    const path = `${ORDERS}/${id}/bills/${billId}/${verb}`
    const response = await call(client, by, 'post', path, { seen, body })
    const taken = done(chain, response.status())
    if (can[verb] !== taken)
      throw new Error(`${by} is shown ${can[verb]}, and was answered ${response.status()}`)
    if (!taken) continue
    if (isMakers(chain, by)) throw new Error(`${by} made or approved it and did ${verb}`)
    if (chain.recorded.get(billId) === by) throw new Error(`${by} recorded it and did ${verb}`)
    if (verb === 'pay') chain.took.payments++
  }
}

async function take(chain: Chain, one: Step) {
  if (one.do === 'receive') return receive(chain, one.by)
  if (one.do === 'bill') return bill(chain, one.by)
  if (one.do === 'release' || one.do === 'pay') return settle(chain, one)
  return ofOrder(chain, one)
}

test.group('Random histories of orders and their money', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('no one completes a chain of order, receipt, bill and payment alone', async ({
    client,
    assert,
  }) => {
    const took = { receipts: 0, payments: 0, refusals: 0 }
    const property = fc.asyncProperty(history, async ({ by, before, after }) => {
      const { id } = await anOrder(client, by, '50', { lines: [line('50', { quantity: '100' })] })
      const chain: Chain = {
        client,
        id,
        took,
        made: new Set([by]),
        approved: new Set(),
        recorded: new Map(),
      }
      for (const one of before) await take(chain, one)
      for (const one of after) await take(chain, one)
      // whatever was left undone, everyone tries in turn
      for (const verb of VERBS.slice(1))
        for (const by of PEOPLE) await take(chain, { do: verb, by })
    })
    await fc.assert(property, { numRuns: CHAINS, seed: SEED, endOnFailure: true })
    assert.isAbove(took.receipts, 0)
    assert.isAbove(took.payments, 0)
    assert.isAbove(took.refusals, 0)
  }).timeout(120_000 + CHAINS * 5000)
})
