import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { approvalOf } from '#core/approvals/approval_of'
import { decide, type Decision } from '#core/approvals/decide'
import ApprovalRule from '#core/approvals/models/approval_rule'
import { openApproval, type ApprovalOrder } from '#core/approvals/open_approval'
import { voidApproval } from '#core/approvals/void_approval'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { loadSettings } from '#core/settings/settings'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { abilitiesOf } from '#identity/guard/abilities'
import { person } from '#tests/helpers/users'

const TYPE = 'spec_document'

async function asPerson<Result>(username: string, work: (uow: UnitOfWork) => Promise<Result>) {
  const { id, name } = await person(username)
  return transact({ ...SYSTEM_ACTOR, id, name }, work)
}

async function approver(username: string) {
  const { id, role } = await person(username)
  return { userId: id, role, abilities: await abilitiesOf(id) }
}

const order = (more: Partial<ApprovalOrder> = {}): ApprovalOrder => ({
  documentType: TYPE,
  documentId: 1,
  documentNumber: 'S-1',
  title: 'A document',
  link: '/spec/1',
  documentVersion: 1,
  authoredBy: null,
  writtenIn: [],
  amountMinor: 5000,
  currency: 'SAR',
  ...more,
})

const open = (more: Partial<ApprovalOrder> = {}, username = 'staff') =>
  asPerson(username, (uow) => openApproval(uow, order(more)))

async function decideAs(username: string, more: Partial<Decision> = {}) {
  const by = await approver(username)
  return asPerson(username, (uow) =>
    decide(uow, {
      ...{ documentType: TYPE, documentId: 1, decision: 'approve', amountMinor: 5000 },
      by,
      ...more,
    })
  )
}

const step = (kind: string, value: string) => ({
  name: `${kind} ${value}`,
  nameAr: 'خطوة',
  kind,
  value,
})
const rule = (more: Partial<ApprovalRule>) =>
  ApprovalRule.create({
    documentType: TYPE,
    name: 'Spec',
    nameAr: null,
    minMinor: 0,
    maxMinor: null,
    department: null,
    priority: 100,
    active: true,
    version: 1,
    steps: [step('role', 'procurement_manager')],
    ...more,
  })

test.group('Approvals', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => loadSettings())

  test('what no rule covers goes to the top, and is never approved by itself', async ({
    assert,
  }) => {
    const request = await open()
    assert.equal(request.status, 'pending')
    assert.equal(request.pendingStep!.approverValue, 'approvals.top')
    await assert.rejects(() => decideAs('buyer'), 'NOT_THE_APPROVER')
    const { status } = await decideAs('general.manager')
    assert.equal(status, 'approved')
  })

  test('the lowest priority wins, then the own department; inactive rules do not count', async ({
    assert,
  }) => {
    await rule({ steps: [step('role', 'late')], priority: 200 })
    await rule({ steps: [step('role', 'general')] })
    await rule({ steps: [step('role', 'own')], department: 'procurement' })
    await rule({ steps: [step('role', 'other')], department: 'engineering', priority: 1 })
    await rule({ steps: [step('role', 'off')], active: false, priority: 1 })
    const own = await open({ department: 'procurement' })
    assert.equal(own.pendingStep!.approverValue, 'own')
    const none = await open({ documentId: 2 })
    assert.equal(none.pendingStep!.approverValue, 'general')
  })

  test('{amountMinor} {currency} meets the {tier} tier')
    .with([
      { amountMinor: 10_000, currency: 'SAR', tier: 'small' },
      { amountMinor: 10_001, currency: 'SAR', tier: 'large' },
      { amountMinor: 2666, currency: 'USD', tier: 'small' },
      { amountMinor: 2667, currency: 'USD', tier: 'large' },
      { amountMinor: 10_002, currency: 'BHD', tier: 'small' },
      { amountMinor: 10_100, currency: 'BHD', tier: 'large' },
      { amountMinor: 1, currency: 'EUR', tier: 'large' },
    ])
    .run(async ({ assert }, { amountMinor, currency, tier }) => {
      await rule({ maxMinor: 10_000, steps: [step('role', 'small')] })
      await rule({ minMinor: 10_001, steps: [step('role', 'large')] })
      const request = await open({ amountMinor, currency })
      assert.equal(request.pendingStep!.approverValue, tier)
    })

  test('steps are decided one after the other, by role, user and ability', async ({ assert }) => {
    const { id } = await person('engineer')
    const steps = [
      step('role', 'procurement_manager'),
      step('user', String(id)),
      step('ability', 'approvals.top'),
    ]
    await rule({ steps })
    await open()
    await assert.rejects(() => decideAs('engineer'), 'NOT_THE_APPROVER')
    const first = await decideAs('buyer', { comment: 'Seen' })
    assert.equal(first.status, 'pending')
    assert.equal(first.step.amountSeenMinor, 5000)
    await decideAs('engineer')
    const last = await decideAs('general.manager')
    assert.equal(last.status, 'approved')
    const view = await approvalOf(TYPE, 1)
    assert.equal(view!.status, 'approved')
    assert.deepEqual(
      view!.steps.map(({ decidedBy }) => decidedBy!.name),
      ['Tariq Mansour', 'Yousef Al-Qahtani', 'Khalid Al-Otaibi']
    )
    assert.equal(view!.steps[0].comment, 'Seen')
    const requested = await db.from('outbox_events').where('name', 'approvals.requested')
    assert.deepEqual(
      requested.map(({ payload }) => JSON.parse(payload).approverKind),
      ['role', 'user', 'ability']
    )
  })

  test('one rejection ends it; steps after it are skipped', async ({ assert }) => {
    await rule({ steps: [step('role', 'procurement_manager'), step('ability', 'approvals.top')] })
    await open()
    await assert.rejects(() => decideAs('buyer', { decision: 'reject', comment: ' ' }), 'INVALID')
    const { status } = await decideAs('buyer', { decision: 'reject', comment: 'No' })
    assert.equal(status, 'rejected')
    const view = await approvalOf(TYPE, 1)
    assert.deepEqual(
      view!.steps.map((one) => one.status),
      ['rejected', 'skipped']
    )
    const error = await decideAs('buyer').catch((failure) => failure)
    assert.equal(error.code, 'ALREADY_DECIDED')
    assert.deepInclude(error.options.details, { decidedBy: 'Tariq Mansour', status: 'rejected' })
  })

  test('no one decides for themselves, unless the firm wants it so', async ({ assert }) => {
    await rule({})
    await open({}, 'buyer')
    await assert.rejects(() => decideAs('buyer'), 'SELF_APPROVAL')
    await db.table('settings').insert({
      key: 'allowSelfApproval',
      value: 'true',
      version: 1,
      updated_at: '2026-01-01 00:00:00',
    })
    await loadSettings()
    const { status } = await decideAs('buyer')
    assert.equal(status, 'approved')
  })

  test('a document waits for one decision at a time', async ({ assert }) => {
    await open()
    await assert.rejects(() => open(), 'APPROVAL_OPEN')
    assert.isTrue(await asPerson('staff', (uow) => voidApproval(uow, TYPE, 1, 'Changed')))
    assert.isFalse(await asPerson('staff', (uow) => voidApproval(uow, TYPE, 1, 'Changed')))
    const second = await open()
    assert.equal(second.status, 'pending')
    assert.lengthOf(await db.from('approval_requests').where('document_type', TYPE), 2)
  })

  test('of two deciders at once one wins', async ({ assert }) => {
    await rule({ steps: [step('ability', 'quotations.approve')] })
    await open()
    const results = await Promise.allSettled([
      decideAs('chief.engineer'),
      decideAs('technical.director', { decision: 'reject', comment: 'No' }),
    ])
    assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    const loser = results.find((result) => result.status === 'rejected')!
    assert.equal(loser.reason.code, 'ALREADY_DECIDED')
  })

  test('a document without any request has no approval', async ({ assert }) => {
    assert.isNull(await approvalOf(TYPE, 404))
  })
})

test.group('What waits for me', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is closed to guests', async ({ client }) => {
    const response = await client.get('/api/approvals?mine=1')
    response.assertStatus(401)
  })

  test('lists what this person may decide, longest waiting first, with its total', async ({
    client,
    assert,
  }) => {
    await rule({})
    await db.from('approval_steps').where('status', 'pending').update({ status: 'voided' })
    for (const documentId of [1, 2, 3])
      await open({ documentId, documentNumber: `S-${documentId}` })
    await open({ documentId: 4 }, 'buyer')
    const buyer = await person('buyer')
    const response = await client.get('/api/approvals?mine=1&_start=0&_end=2').loginAs(buyer)
    response.assertStatus(200)
    response.assertHeader('X-Total-Count', '3')
    assert.deepEqual(
      response.body().map(({ documentNumber }: { documentNumber: string }) => documentNumber),
      ['S-1', 'S-2']
    )
    assert.deepInclude(response.body()[0], {
      documentType: TYPE,
      documentId: 1,
      title: 'A document',
      amount: '50.00',
      currency: 'SAR',
      step: 'role procurement_manager',
      link: '/spec/1',
    })
    assert.equal(response.body()[0].requestedBy.name, 'Aisha Rahman')
  })

  test('is empty for someone who decides on nothing', async ({ client, assert }) => {
    await rule({})
    await open()
    const response = await client.get('/api/approvals?mine=1').loginAs(await person('storekeeper'))
    assert.deepEqual(response.body(), [])
  })

  test('refuses what it does not know: {$self}')
    .with(['mine=2', 'status=approved', '_end=9999'])
    .run(async ({ client }, query) => {
      const response = await client.get(`/api/approvals?${query}`).loginAs(await person('buyer'))
      response.assertStatus(422)
    })
})
