import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { person } from '#tests/helpers/users'
import { createdBy, write } from '#tests/functional/engineering/quotation_body'

const AT = '/api/approval-rules'
const step = (approver: string) => ({ name: 'Review', nameAr: 'مراجعة', approver })
const CHIEF = step('ability:quotations.approve')
const BODY = {
  documentType: 'quotation',
  name: 'Losses',
  nameAr: 'خسائر',
  marginBelow: '0',
  steps: [CHIEF, CHIEF, step('ability:approvals.top')],
}
const add = (client: ApiClient, more: object = {}, as = 'admin') =>
  write(client, 'post', AT, { as, body: { ...BODY, ...more } })

const HELD = '/api/held-changes'

/** A second person confirms what was requested last. */
async function confirmed(client: ApiClient, as = 'general.manager') {
  const [{ id }] = (await client.get(HELD).loginAs(await person(as))).body()
  const response = await write(client, 'post', `${HELD}/${id}/confirm`, { as, body: {} })
  response.assertStatus(200)
}

async function ruleOf(client: ApiClient, name: string) {
  const rules = await client.get(`${AT}?_end=100`).loginAs(await person('admin'))
  return rules.body().find((rule: any) => rule.name === name)
}

test.group('Approval rules', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are kept by administrators alone', async ({ client }) => {
    ;(await client.get(AT)).assertStatus(401)
    ;(await client.get(AT).loginAs(await person('chief.engineer'))).assertStatus(403)
    ;(await add(client, {}, 'chief.engineer')).assertStatus(403)
    ;(await client.get(AT).loginAs(await person('admin'))).assertStatus(200)
    ;(await client.get(`${AT}/999999`).loginAs(await person('admin'))).assertStatus(404)
  })

  test('decide on what is handed in from then on; what waits keeps its steps', async ({
    client,
    assert,
  }) => {
    const lines = [{ description: 'Frame', quantity: '1', unitRate: '1000', unitCost: '1100' }]
    const before = await createdBy(client, 'engineer', { lines, discount: '0' })
    assert.lengthOf(before.approval.steps, 2)
    const added = await add(client)
    added.assertStatus(201)
    assert.containsSubset(added.body(), {
      amountFrom: '0.00',
      amountTo: null,
      marginBelow: '0',
      active: false,
      steps: BODY.steps,
    })
    const early = await createdBy(client, 'engineer', { lines, discount: '0' })
    assert.lengthOf(early.approval.steps, 2)
    await confirmed(client)
    const after = await createdBy(client, 'engineer', { lines, discount: '0' })
    assert.lengthOf(after.approval.steps, 3)
    const waiting = await client
      .get(`/api/quotations/${before.id}`)
      .loginAs(await person('engineer'))
    assert.lengthOf(waiting.body().approval.steps, 2)

    const path = `${AT}/${added.body().id}`
    const off = await write(client, 'patch', path, {
      as: 'admin',
      seen: 2,
      body: { active: false },
    })
    off.assertStatus(202)
    assert.containsSubset(off.body(), { active: true, version: 2 })
    await confirmed(client)
    const now = await client.get(path).loginAs(await person('admin'))
    assert.containsSubset(now.body(), { active: false, version: 3 })
    const stale = await write(client, 'patch', path, { as: 'admin', seen: 1, body: { name: 'X' } })
    stale.assertStatus(412)
    const later = await createdBy(client, 'engineer', { lines, discount: '0' })
    assert.lengthOf(later.approval.steps, 2)
    const audit = await db
      .from('audit_logs')
      .where({ entity_type: 'approval_rule', entity_id: String(added.body().id) })
      .orderBy('id')
    assert.deepEqual(
      audit.map(({ action }) => action),
      ['create', 'update', 'update']
    )
  })

  test('where none is left the top approver decides', async ({ client, assert }) => {
    const rules = await client
      .get(`${AT}?documentType=quotation&_end=100`)
      .loginAs(await person('admin'))
    for (const { id, version } of rules.body()) {
      const off = await write(client, 'patch', `${AT}/${id}`, {
        as: 'admin',
        seen: version,
        body: { active: false },
      })
      off.assertStatus(202)
      await confirmed(client)
    }
    const { approval } = await createdBy(client, 'engineer')
    assert.lengthOf(approval.steps, 1)
    const [{ approver_value: value }] = await db
      .from('approval_steps')
      .orderBy('id', 'desc')
      .limit(1)
    assert.equal(value, 'approvals.top')
  })

  test('a tier is moved by its amounts', async ({ client, assert }) => {
    const small = await ruleOf(client, 'Up to 50,000,000 SAR')
    const large = await ruleOf(client, 'Over 50,000,000 SAR')
    const patch = ({ id }: { id: number }, body: object) =>
      write(client, 'patch', `${AT}/${id}`, { as: 'admin', seen: 1, body })
    const overlapping = await patch(large, { amountFrom: '10.01' })
    overlapping.assertStatus(422)
    assert.property(overlapping.body().errors, 'amountFrom')
    ;(await patch(small, { amountTo: '10.00' })).assertStatus(202)
    await confirmed(client)
    ;(await patch(large, { amountFrom: '10.01' })).assertStatus(202)
    await confirmed(client)
    const { approval } = await createdBy(client, 'engineer')
    assert.lengthOf(approval.steps, 2)
  })

  test('are not changed by one administrator alone, but for their names', async ({
    client,
    assert,
  }) => {
    const rule = await ruleOf(client, 'Up to 50,000,000 SAR')
    const stored = () => db.from('approval_rules').where('id', rule.id).firstOrFail()
    const patch = (body: object) =>
      write(client, 'patch', `${AT}/${rule.id}`, { as: 'admin', seen: 1, body })
    const before = await stored()
    ;(await patch({ steps: [CHIEF] })).assertStatus(202)
    assert.deepEqual(await stored(), before)
    const [held] = (await client.get(HELD).loginAs(await person('admin'))).body()
    assert.containsSubset(held, { kind: 'approval_rule', status: 'pending', label: rule.name })
    const alone = await write(client, 'post', `${HELD}/${held.id}/confirm`, {
      as: 'admin',
      body: {},
    })
    alone.assertStatus(403)
    const other = await write(client, 'post', `${HELD}/${held.id}/confirm`, {
      as: 'staff',
      body: {},
    })
    other.assertStatus(403)
    assert.deepEqual(await stored(), before)
    // the rule that was looked at is not the one that stands now
    ;(await patch({ name: 'Small ones' })).assertStatus(200)
    const late = await write(client, 'post', `${HELD}/${held.id}/confirm`, {
      as: 'general.manager',
      body: {},
    })
    late.assertStatus(412)
    assert.deepEqual((await stored()).steps, before.steps)
  })

  test('are refused on the field that is wrong', async ({ client, assert }) => {
    const { id } = await person('staff')
    const wrong: [string, object][] = [
      ['documentType', { documentType: 'invoice' }],
      ['amountTo', { amountFrom: '100', amountTo: '99.99' }],
      ['amountFrom', { marginBelow: '12' }],
      ['marginBelow', { documentType: 'purchase_order', marginBelow: '5' }],
      ['steps', { steps: [] }],
      ['steps.0.approver', { steps: [step('nobody')] }],
      ['steps.0.approver', { steps: [step('role:production_only')] }],
      ['steps.1.approver', { steps: [CHIEF, step(`user:${id}`)] }],
      ['steps.0.approver', { steps: [step('ability:users.manage')] }],
    ]
    for (const [field, body] of wrong) {
      const response = await add(client, body)
      response.assertStatus(422)
      assert.include(Object.keys(response.body().errors), field)
    }
    const chief = await person('chief.engineer')
    ;(await add(client, { steps: [step(`user:${chief.id}`)] })).assertStatus(201)
  })
})
