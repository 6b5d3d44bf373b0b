import { test } from '@japa/runner'
import { chooseRule, type ApprovalLimits } from '#core/approvals/find_rule'

const step = { name: 'Step', nameAr: 'خطوة', kind: 'role', value: 'admin' }
const rule = (name: string, more: Partial<ApprovalLimits> = {}, steps = 1) => ({
  name,
  department: null,
  minMinor: 0,
  maxMinor: null,
  belowMarginBp: null,
  priority: 100,
  steps: Array.from({ length: steps }, () => step),
  ...more,
})
const LADDER = [
  rule('amount'),
  rule('thin', { belowMarginBp: 1200, priority: 50 }, 2),
  rule('loss', { belowMarginBp: 0, priority: 50 }, 3),
]
const chosen = (marginBp: number | null | undefined, rules = LADDER) =>
  chooseRule(rules, { amountMinor: 100, currency: 'SAR', marginBp })?.name

test.group('Choosing an approval rule by margin', () => {
  test('a known margin meets the rule with the nearest limit above it', ({ assert }) => {
    assert.equal(chosen(-1), 'loss')
    assert.equal(chosen(0), 'thin')
    assert.equal(chosen(1199), 'thin')
    assert.equal(chosen(1200), 'amount')
  })

  test('an unknown one meets the rule with the most steps that it could meet', ({ assert }) => {
    assert.equal(chosen(null), 'loss')
    const heavyAmount = [rule('amount', {}, 3), rule('thin', { belowMarginBp: 1200, priority: 50 })]
    assert.equal(chosen(null, heavyAmount), 'amount')
    const outOfReach = [rule('amount'), rule('thin', { belowMarginBp: 1200, minMinor: 101 }, 2)]
    assert.equal(chosen(null, outOfReach), 'amount')
    assert.equal(chosen(null, [rule('amount')]), 'amount')
  })

  test('a document that has no margin never meets a rule for thin ones', ({ assert }) => {
    assert.equal(chosen(undefined), 'amount')
    assert.isUndefined(chosen(undefined, [rule('thin', { belowMarginBp: 1200 })]))
  })
})
