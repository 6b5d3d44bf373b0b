import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import fc from 'fast-check'
import ApprovalRule from '#core/approvals/models/approval_rule'
import { delegations } from '#identity/delegations/delegated_abilities'
import { createdBy } from '#tests/functional/engineering/quotation_body'
import { aProjectToPlan } from '#tests/functional/production/schedule_support'
import { aPlace } from '#tests/functional/procurement/stock_support'
import { call } from '#tests/functional/procurement/support'
import { person } from '#tests/helpers/users'
import {
  comeBack,
  decidingSteps,
  HISTORIES,
  SEED,
  send,
  takeDecidingStep,
  type Kind,
  type Story,
} from './history_steps.js'

interface Told extends Kind {
  writers: string[]
  deciders: string[]
  /** Two of them who may take its two steps, whoever of the writers made it. */
  agree: [string, string]
  start: (client: ApiClient, by: string) => Promise<any>
  /** How its content is written: where, and what. */
  edit: (story: Story, size: number) => [action: string, body: Record<string, unknown>]
}

const DUE = { pending: ['submitted'], approved: ['approved'], rejected: ['rejected'] }

/** A document as the portal answers it when someone makes one. */
async function made(client: ApiClient, by: string, path: string, body: Record<string, unknown>) {
  const response = await call(client, by, 'post', path, { body })
  response.assertStatus(201)
  return response.body()
}

const requestLines = (size: number) => [
  { description: 'Cement 50 kg', quantity: String(size), unit: 'bag' },
]

const KINDS: Told[] = [
  {
    type: 'quotation',
    path: '/api/quotations',
    table: 'quotations',
    amountColumn: 'total_minor',
    due: { ...DUE, pending: ['pending'] },
    writers: ['engineer', 'admin'],
    deciders: ['admin', 'chief.engineer', 'technical.director', 'general.manager'],
    agree: ['chief.engineer', 'technical.director'],
    start: (client, by) => createdBy(client, by, { draft: true }),
    edit: (_, size) => ['', { discount: (size / 100).toFixed(2) }],
  },
  {
    type: 'purchase_request',
    path: '/api/purchase-requests',
    table: 'purchase_requests',
    due: DUE,
    writers: ['storekeeper', 'po.clerk', 'buyer', 'admin'],
    deciders: ['buyer', 'admin', 'chief.engineer', 'general.manager'],
    agree: ['buyer', 'admin'],
    start: (client, by) =>
      made(client, by, '/api/purchase-requests', { title: 'Block B', lines: requestLines(5) }),
    edit: (_, size) => ['', { lines: requestLines(size) }],
  },
  {
    type: 'variation_order',
    path: '/api/variation-orders',
    table: 'variation_orders',
    amountColumn: 'amount_minor',
    due: DUE,
    writers: ['planner', 'admin'],
    deciders: ['admin', 'chief.engineer', 'technical.director', 'general.manager'],
    agree: ['chief.engineer', 'technical.director'],
    start: async (client, by) => {
      const { id: projectId } = await aProjectToPlan()
      const body = { projectId, title: 'Canopy', cause: 'client_request', amount: '10', days: 1 }
      return made(client, by, '/api/variation-orders', body)
    },
    edit: (_, size) => ['', { amount: String(size * 1000) }],
  },
  {
    type: 'stock_movement',
    path: '/api/stock-movements',
    table: 'stock_movements',
    due: { ...DUE, approved: ['posted'] },
    writers: ['storekeeper', 'buyer', 'admin'],
    deciders: ['buyer', 'admin', 'chief.engineer', 'general.manager'],
    agree: ['buyer', 'general.manager'],
    start: async (client, by) => {
      const { warehouseId } = await aPlace(client, '10', '20')
      return made(client, by, '/api/stock-movements', { type: 'count', warehouseId })
    },
    edit: ({ lines }, size) => [
      'counts',
      { lines: [{ lineId: lines[0].id, counted: String(size) }] },
    ],
  },
]

const historyOf = ({ writers, deciders }: Told) => {
  const writer = fc.constantFrom(...writers)
  const size = fc.integer({ min: 1, max: 9 })
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('edit' as const), by: writer, size }) },
    { weight: 5, arbitrary: fc.record({ do: fc.constant('submit' as const), by: writer }) },
    ...decidingSteps(fc.constantFrom(...deciders))
  )
  return fc.record({ by: writer, steps: fc.array(step, { minLength: 10, maxLength: 18 }) })
}

/** The way through, and one person who tries to go it alone: whatever the seed, both are walked. */
const wayThrough = ({ writers: [by], agree: [first, second] }: Told) => ({
  by,
  steps: [
    { do: 'edit' as const, by, size: 3 },
    { do: 'submit' as const, by },
    { do: 'approve' as const, by: first },
    { do: 'approve' as const, by: first },
    { do: 'approve' as const, by: second },
  ],
})

/** Two steps are what one person could take twice; what a document stands on is made in one. */
async function decideIn(count: number, { type }: Told) {
  for (const rule of await ApprovalRule.query().where('documentType', type)) {
    rule.steps = Array.from({ length: count }, () => rule.steps[0])
    await rule.save()
  }
}

test.group('Random histories of each kind of document', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => delegations.reload())

  test('{type}: nothing takes effect that an author approved, no two steps by one person')
    .with(KINDS)
    .run(async ({ client, assert }, kind) => {
      const ids = new Map<string, number>()
      for (const name of [...kind.writers, ...kind.deciders]) ids.set(name, (await person(name)).id)
      const took = { effects: 0, refusals: 0, seconds: 0 }
      const property = fc.asyncProperty(historyOf(kind), async ({ by, steps }) => {
        await decideIn(1, kind)
        const { id, version, lines } = await kind.start(client, by)
        await decideIn(2, kind)
        const authors = new Set([by])
        const story: Story = { client, kind, id, version, lines, ids, authors, took }
        for (const one of steps) {
          if (one.do !== 'edit' && one.do !== 'submit') await takeDecidingStep(story, one)
          else {
            const [action, body] = one.do === 'edit' ? kind.edit(story, one.size) : ['submit', {}]
            const response = await send(story, one.by, action, body)
            if (response.status() === 200) authors.add(one.by)
          }
        }
        for (const name of kind.deciders) await comeBack(story, name)
      })
      const examples: any = [[wayThrough(kind)]]
      await fc.assert(property, { numRuns: HISTORIES, seed: SEED, endOnFailure: true, examples })
      assert.isAbove(took.seconds, 0)
      assert.isAbove(took.refusals, 0)
    })
    .timeout(300_000 + HISTORIES * 3000)
})
