import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import fc from 'fast-check'
import { delegations } from '#identity/delegations/delegated_abilities'
import { anOrder, line } from '#tests/functional/procurement/support'
import { person } from '#tests/helpers/users'
import { ORDER } from './document_kinds.js'
import {
  comeBack,
  decidingSteps,
  HISTORIES,
  SEED,
  send,
  takeDecidingStep,
  type Story,
} from './history_steps.js'

const WRITERS = ['po.clerk', 'buyer', 'admin']
const DECIDERS = ['buyer', 'admin', 'technical.director', 'general.manager']
const PEOPLE = [...new Set([...WRITERS, ...DECIDERS])]
const writer = fc.constantFrom(...WRITERS)
/** Before VAT: for one step of each kind, and for two. */
const net = fc.constantFrom('10', '90000', '300000', '700000')
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('edit' as const), by: writer, net }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('submit' as const), by: writer }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('amend' as const), by: writer, net }) },
  ...decidingSteps(fc.constantFrom(...DECIDERS))
)
const history = fc.record({
  by: writer,
  net,
  steps: fc.array(step, { minLength: 10, maxLength: 18 }),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

async function take(story: Story, one: Step) {
  if (one.do !== 'edit' && one.do !== 'submit' && one.do !== 'amend')
    return takeDecidingStep(story, one)
  const lines = 'net' in one ? [{ ...line(one.net) }] : []
  const response =
    one.do === 'amend'
      ? await send(story, one.by, 'amendments', {
          reason: 'Changed on site',
          lines: lines.map((each) => ({ ...each, lineId: story.lines[0].id })),
        })
      : await send(
          story,
          one.by,
          one.do === 'edit' ? '' : one.do,
          lines.length ? { lines } : undefined
        )
  if ([200, 201].includes(response.status())) story.authors.add(one.by)
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
      const authors = new Set([by])
      const story = { client, kind: ORDER, id, version, lines, ids, authors, took }
      for (const one of steps) await take(story, one)
      for (const name of DECIDERS) await comeBack(story, name)
    })
    await fc.assert(property, { numRuns: HISTORIES, seed: SEED, endOnFailure: true })
    assert.isAbove(took.effects, 0)
    assert.isAbove(took.refusals, 0)
  }).timeout(300_000 + HISTORIES * 3000)
})
