import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import fc from 'fast-check'
import { today } from '#core/settings/firm_clock'
import { delegations } from '#identity/delegations/delegated_abilities'
import { anOrder, call, line } from '#tests/functional/procurement/support'
import { person } from '#tests/helpers/users'

/** More of them by `APPROVAL_HISTORIES=2000`. */
const HISTORIES = Number(process.env.APPROVAL_HISTORIES ?? 14)
const SEED = Number(process.env.APPROVAL_SEED ?? Date.now() % 1e9)
const WRITERS = ['po.clerk', 'buyer', 'admin']
const DECIDERS = ['buyer', 'admin', 'technical.director', 'general.manager']
const PEOPLE = [...new Set([...WRITERS, ...DECIDERS])]
/** What the life of an order refuses, or who may not see it yet; anything else is a fault. */
const REFUSED = [403, 404, 409, 422]

const writer = fc.constantFrom(...WRITERS)
const decider = fc.constantFrom(...DECIDERS)
/** Before VAT: for one step of each kind, and for two. */
const net = fc.constantFrom('10', '90000', '300000', '700000')
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('edit' as const), by: writer, net }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('submit' as const), by: writer }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('approve' as const), by: decider }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reject' as const), by: decider }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('amend' as const), by: writer, net }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('delegate' as const), by: decider, to: decider }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('return' as const), by: decider }) }
)
const history = fc.record({
  by: writer,
  net,
  steps: fc.array(step, { minLength: 10, maxLength: 18 }),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** What has happened to one order, distinguished from anything that the portal keeps of it. */
interface Story {
  client: ApiClient
  id: number
  version: number
  lines: { id: number }[]
  ids: Map<string, number>
  /** Who wrote it since it was last approved in full. */
  authors: Set<string>
  took: { effects: number; refusals: number; seconds: number }
}

const at = ({ id }: Story, action = '') => `/api/purchase-orders/${id}${action && `/${action}`}`

async function send(story: Story, by: string, action: string, body?: Record<string, unknown>) {
  const method = action ? 'post' : 'patch'
  const sent = { seen: story.version, ...(body && { body }) }
  const response = await call(story.client, by, method, at(story, action), sent)
  if ([200, 201].includes(response.status())) {
    story.version = response.body().version
    story.lines = response.body().lines
  } else if (!REFUSED.includes(response.status())) {
    throw new Error(`${action || 'edit'} answered ${response.status()}`)
  }
  return response
}

async function write(story: Story, { do: action, by, ...more }: Step) {
  const lines = 'net' in more ? [{ ...line(more.net) }] : []
  const response =
    action === 'amend'
      ? await send(story, by, 'amendments', {
          reason: 'Changed on site',
          lines: lines.map((one) => ({ ...one, lineId: story.lines[0].id })),
        })
      : await send(story, by, action === 'edit' ? '' : action, lines.length ? { lines } : undefined)
  if ([200, 201].includes(response.status())) story.authors.add(by)
}

/** What is shown to a person is what the portal then does. */
async function decide(story: Story, by: string, decision: 'approve' | 'reject') {
  const shown = (await call(story.client, by, 'get', at(story))).body()
  const inbox = (await call(story.client, by, 'get', '/api/approvals')).body()
  const listed = inbox.some((one: any) => one.documentId === story.id)
  const may = shown.can?.[decision] === true
  if (may !== listed) throw new Error(`${by}: the list says ${listed}, the page ${may}`)
  const response = await send(story, by, decision, decision === 'reject' ? { reason: 'No' } : {})
  if ((response.status() === 200) !== may)
    throw new Error(`${by} may ${may}, and was answered ${response.status()}`)
  if (response.status() !== 200) story.took.refusals++
  else await judge(story, response.body())
}

/** The two promises, on the rows of the request that was decided on. */
async function judge(story: Story, order: { status: string }) {
  const request = await db
    .from('approval_requests')
    .where({ document_type: 'purchase_order', document_id: story.id })
    .orderBy('id', 'desc')
    .first()
  const steps = await db.from('approval_steps').where('request_id', request.id)
  const people = steps
    .filter(({ decided_by: by }) => by !== null)
    .flatMap(({ decided_by: by, on_behalf_of: lender }) => (lender ? [by, lender] : [by]))
  if (new Set(people).size !== people.length) throw new Error('one person took two steps')
  const authors = [...story.authors].map((name) => story.ids.get(name)!)
  if (people.some((id) => authors.includes(id))) throw new Error('an author decided')
  const approved = request.status === 'approved'
  // a rejected amendment leaves what was approved before it
  const due = { pending: ['submitted'], approved: ['approved'], rejected: ['rejected', 'approved'] }
  if (!due[request.status as keyof typeof due]?.includes(order.status))
    throw new Error(`its request is ${request.status}, the order ${order.status}`)
  if (!approved) return
  const row = await db.from('purchase_orders').where('id', story.id).first()
  const amounts = [request, ...steps].map((one) =>
    Number(one.amount_seen_minor ?? one.amount_minor)
  )
  if (amounts.some((amount) => amount !== Number(row.total_minor)))
    throw new Error('another amount was decided on')
  story.took.effects++
  if (steps.length > 1) story.took.seconds++
  story.authors.clear()
}

async function delegate({ client, ids }: Story, by: string, to: string) {
  const body = { delegateId: ids.get(to), fromOn: today(), toOn: today() }
  const given = await call(client, by, 'post', '/api/approval-delegations', { body })
  if (![201, 409, 422].includes(given.status())) throw new Error(`answered ${given.status()}`)
}

async function comeBack({ client, ids }: Story, by: string) {
  const given = (await call(client, by, 'get', '/api/approval-delegations')).body()
  for (const { id, user } of given)
    if (user.id === ids.get(by))
      (await call(client, by, 'delete', `/api/approval-delegations/${id}`)).assertStatus(204)
}

async function take(story: Story, one: Step) {
  if (one.do === 'approve' || one.do === 'reject') await decide(story, one.by, one.do)
  else if (one.do === 'delegate') await delegate(story, one.by, one.to)
  else if (one.do === 'return') await comeBack(story, one.by)
  else await write(story, one)
}

test.group('Random histories of approvals', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => delegations.reload())

  test('no amount takes effect that an author approved, no two steps by one person', async ({
    client,
    assert,
  }) => {
    const ids = new Map<string, number>()
    for (const name of PEOPLE) ids.set(name, (await person(name)).id)
    const took = { effects: 0, refusals: 0, seconds: 0 }
    const property = fc.asyncProperty(history, async ({ by, net: first, steps }) => {
      const order = await anOrder(client, by, first)
      const { id, version, lines } = order
      const story = { client, id, version, lines, ids, authors: new Set([by]), took }
      for (const one of steps) await take(story, one)
      for (const name of DECIDERS) await comeBack(story, name)
    })
    await fc.assert(property, { numRuns: HISTORIES, seed: SEED, endOnFailure: true })
    assert.isAbove(took.effects, 0)
    assert.isAbove(took.refusals, 0)
  }).timeout(300_000 + HISTORIES * 3000)
})
