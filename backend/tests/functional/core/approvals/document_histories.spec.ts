import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import fc from 'fast-check'
import ApprovalRule from '#core/approvals/models/approval_rule'
import { delegations } from '#identity/delegations/delegated_abilities'
import { DECIDING_ABILITIES } from '#identity/access/deciding'
import { person } from '#tests/helpers/users'
import { inTurn } from '../../../../scripts/turns.mjs'
import { KINDS, ORDER, type Told } from './document_kinds.js'
import {
  comeBack,
  decidingSteps,
  HISTORIES,
  SEED,
  send,
  takeDecidingStep,
  type Story,
} from './history_steps.js'

const historyOf = ({ writers, deciders, edit }: Told) => {
  const writer = fc.constantFrom(...writers)
  const size = fc.integer({ min: 1, max: 9 })
  const decided = decidingSteps(fc.constantFrom(...deciders))
  const step = edit
    ? fc.oneof(
        { weight: 3, arbitrary: fc.record({ do: fc.constant('edit' as const), by: writer, size }) },
        { weight: 5, arbitrary: fc.record({ do: fc.constant('submit' as const), by: writer }) },
        ...decided
      )
    : fc.oneof(...decided)
  return fc.record({ by: writer, steps: fc.array(step, { minLength: 10, maxLength: 18 }) })
}

/** The way through, and one person who tries to go it alone: whatever the seed, both are walked. */
const wayThrough = ({ writers: [by], agree: [first, second], edit }: Told) => ({
  by,
  steps: [
    ...(edit
      ? [
          { do: 'edit' as const, by, size: 3 },
          { do: 'submit' as const, by },
        ]
      : []),
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

  test('none of the kinds that are approved goes untried', ({ assert }) => {
    const tried = [...KINDS, ORDER].map(({ type }) => type)
    assert.sameMembers(tried, Object.keys(DECIDING_ABILITIES))
  })

  test('{type}: nothing takes effect that an author approved, no two steps by one person')
    .with(inTurn(KINDS, 2))
    .run(async ({ client, assert }, kind) => {
      const ids = new Map<string, number>()
      for (const name of [...kind.writers, ...kind.deciders]) ids.set(name, (await person(name)).id)
      const took = { effects: 0, refusals: 0, seconds: 0 }
      const property = fc.asyncProperty(historyOf(kind), async ({ by, steps }) => {
        // what is submitted as it is made has its steps from the start
        await decideIn(kind.edit ? 1 : 2, kind)
        const { id, version, lines } = await kind.start(client, by)
        await decideIn(2, kind)
        const authors = new Set([by])
        const story: Story = { client, kind, id, version, lines, ids, authors, took }
        for (const one of steps) {
          if (one.do !== 'edit' && one.do !== 'submit') await takeDecidingStep(story, one)
          else {
            const [action, body] = one.do === 'edit' ? kind.edit!(story, one.size) : ['submit', {}]
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
