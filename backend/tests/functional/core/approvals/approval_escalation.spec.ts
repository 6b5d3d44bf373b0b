import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import ApprovalRule from '#core/approvals/models/approval_rule'
import { loadSettings, setting } from '#core/settings/settings'
import { aSubmittedOrder } from '#tests/functional/procurement/support'
import { approve, idOf, isAsked, set, type Order } from './order_steps.js'

test.group('A request that its approvers cannot decide', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => loadSettings())

  async function onlyBuyer() {
    const steps = [
      { name: 'Buyer', nameAr: 'المشتري', kind: 'user', value: String(await idOf('buyer')) },
    ]
    await ApprovalRule.query()
      .where('documentType', 'purchase_order')
      .update({
        steps: JSON.stringify(steps),
      })
  }

  test('is open to top management as well, and says to whom', async ({ client, assert }) => {
    await onlyBuyer()
    const order: Order = await aSubmittedOrder(client, 'buyer', '10')
    const [step] = order.approval.steps
    assert.isTrue(step.escalated)
    assert.sameMembers(
      step.deciders.map(({ name }) => name),
      ['Khalid Al-Otaibi', 'Sami Al-Harbi']
    )
    const requested = { can: true, listed: true }
    assert.deepEqual(await isAsked(client, 'general.manager', order), requested)
    ;(await approve(client, 'technical.director', order)).assertStatus(403)
    ;(await approve(client, 'general.manager', order)).assertStatus(200)
  })

  test('stays with its approvers where one is left', async ({ client, assert }) => {
    await onlyBuyer()
    const order: Order = await aSubmittedOrder(client, 'po.clerk', '10')
    assert.isFalse(order.approval.steps[0].escalated)
    assert.deepEqual(
      order.approval.steps[0].deciders.map(({ name }) => name),
      ['Tariq Mansour']
    )
    ;(await approve(client, 'general.manager', order)).assertStatus(403)
  })

  test('says so where no one is left at all', async ({ client, assert }) => {
    await set('topApprover', { name: 'Nobody', nameAr: 'لا أحد', kind: 'role', value: 'nobody' })
    assert.propertyVal(setting<object>('topApprover', {}), 'value', 'nobody')
    await onlyBuyer()
    const order: Order = await aSubmittedOrder(client, 'buyer', '10')
    assert.containsSubset(order.approval.steps[0], {
      status: 'pending',
      escalated: false,
      deciders: [],
    })
  })
})
