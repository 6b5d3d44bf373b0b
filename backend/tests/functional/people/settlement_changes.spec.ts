import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { handedOut } from './checklist_support.js'
import { leaves, versionOf } from './leaving_support.js'
import { inDays } from './leave_support.js'
import {
  act,
  aLeaver,
  DECIDER,
  payFrom,
  settle,
  SETTLEMENTS,
  shown,
  WRITER,
} from './settlement_support.js'

type Written = { id: number; version: number }

const recalculate = (client: ApiClient, { id, version }: Written) =>
  call(client, WRITER, 'patch', `${SETTLEMENTS}/${id}`, { body: {}, seen: version })

async function made(client: ApiClient, employeeId: number, more: Record<string, unknown> = {}) {
  const answer = await settle(client, employeeId, more)
  answer.assertStatus(201)
  return shown(client, answer.body().id)
}

async function submit(client: ApiClient, settlement: Written) {
  ;(await act(client, WRITER, settlement, 'submit')).assertStatus(200)
  return shown(client, settlement.id)
}

async function returned(client: ApiClient, { id, version }: Written) {
  const back = await call(client, 'buyer', 'post', `/api/equipment/${id}/check-in`, {
    body: { condition: 'good', signature: 'M 1 1 L 20 30' },
    seen: version,
  })
  back.assertStatus(200)
}

test.group('A settlement whose facts change', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists the equipment that is held, takes it off once, and lets go of what is returned', async ({
    client,
    assert,
  }) => {
    const employee = await aLeaver(client, { values: { name: 'Rahim Uddin' } })
    const laptop = await handedOut(client, { holderName: 'Rahim Uddin' })
    const draft = await made(client, employee.id, { entries: [] })
    const [line] = draft.entries
    assert.include(line, { kind: 'equipment', amount: null })
    assert.include(line.text, laptop.tag)
    const unvalued = await act(client, WRITER, draft, 'submit')
    unvalued.assertStatus(422)
    const entries = (...lines: object[]) => ({ body: { entries: lines }, seen: draft.version })
    const path = `${SETTLEMENTS}/${draft.id}`
    const twice = await call(client, WRITER, 'patch', path, entries(line, line))
    twice.assertStatus(422)
    const valued = await call(
      client,
      WRITER,
      'patch',
      path,
      entries({ ...line, amount: '1500' }, { kind: 'advance', text: 'May', amount: '500' })
    )
    valued.assertStatus(200)
    // 40,000.00 + 8,000.00 less 1,500.00 and 500.00
    assert.include(await shown(client, draft.id), { net: '46000.00', deducted: '2000.00' })

    const drill = await handedOut(client, { holderName: 'Rahim Uddin' })
    const more = await shown(client, draft.id)
    assert.deepEqual(more.changedSince, ['equipment'])
    const missing = await act(client, WRITER, more, 'submit')
    assert.equal(missing.body().code, 'SETTLEMENT_EQUIPMENT')
    assert.include(missing.body().message, drill.tag)
    await returned(client, drill)
    const submitted = await submit(client, more)
    await returned(client, laptop)
    const stale = await act(client, DECIDER, submitted, 'approve')
    assert.equal(stale.body().code, 'SETTLEMENT_CHANGED')
    ;(await act(client, DECIDER, submitted, 'reject', { reason: 'Returned' })).assertStatus(200)
    const rejected = await shown(client, draft.id)
    const kept = await act(client, WRITER, rejected, 'submit')
    assert.equal(kept.body().code, 'SETTLEMENT_RETURNED')
    ;(await recalculate(client, rejected)).assertStatus(200)
    const fresh = await shown(client, draft.id)
    assert.include(fresh, { net: '47500.00', deducted: '500.00' })
    assert.lengthOf(fresh.entries, 1)
    ;(await act(client, DECIDER, await submit(client, fresh), 'approve')).assertStatus(200)
  })

  test('follows a last day that is moved, and waits for one that is called off', async ({
    client,
    assert,
  }) => {
    const employee = await aLeaver(client, { lastDayOn: inDays(20) })
    const draft = await made(client, employee.id)
    ;(await leaves(client, employee, { lastDayOn: inDays(40) })).assertStatus(200)
    assert.include((await shown(client, draft.id)).changedSince, 'leaving')
    ;(await recalculate(client, draft)).assertStatus(200)
    const moved = await shown(client, draft.id)
    assert.include(moved, { lastDayOn: inDays(40) })
    assert.equal(moved.figures.lastDayOn, inDays(40))
    assert.deepEqual(moved.changedSince, [])
    const submitted = await submit(client, moved)
    const { id: changeId } = await db
      .from('job_changes')
      .where({ employee_id: employee.id, kind: 'left' })
      .firstOrFail()
    const off = await call(
      client,
      WRITER,
      'delete',
      `/api/employees/${employee.id}/job-changes/${changeId}`,
      { seen: await versionOf(employee.id) }
    )
    assert.isBelow(off.status(), 300)
    const refused = await act(client, DECIDER, submitted, 'approve')
    assert.equal(refused.body().code, 'SETTLEMENT_CHANGED')
    ;(await act(client, DECIDER, submitted, 'reject', { reason: 'She stays' })).assertStatus(200)
    const again = await act(client, WRITER, await shown(client, draft.id), 'submit')
    assert.equal(again.body().code, 'NO_LEAVING')
    assert.lengthOf(await db.from('leave_entries').where({ kind: 'paid_out' }), 0)
  })

  test('is not approved once the term that a compensation rests on is another', async ({
    client,
    assert,
  }) => {
    const employee = await aLeaver(client, {
      ...{ joinOn: '2022-01-01', lastDayOn: '2023-12-31' },
      values: { contractType: 'fixed_term', contractEndOn: '2024-06-28' },
    })
    const draft = await made(client, employee.id, {
      ...{ serviceEnd: 'ended_by_employer', isCompensated: true, paysMonth: false },
    })
    // article 77: 180 days of 8,000 ÷ 30 that the term has left
    assert.deepEqual(draft.figures.compensation, { basis: 'remaining', amount: '48000.00' })
    const submitted = await submit(client, draft)
    await db.from('employees').where('id', employee.id).update({ contract_end_on: '2024-12-31' })
    assert.deepEqual((await shown(client, draft.id)).changedSince, ['compensation'])
    const stale = await act(client, DECIDER, submitted, 'approve')
    assert.equal(stale.body().code, 'SETTLEMENT_CHANGED')
  })

  test('keeps to the pay of the last day, whatever is paid from a later one on', async ({
    client,
    assert,
  }) => {
    const employee = await aLeaver(client)
    await payFrom(client, employee, '2023-12-31', '99000')
    const { figures } = await made(client, employee.id)
    assert.include(figures.pay, { wage: '8000.00', effectiveOn: '2016-07-01' })
  })

  test('is never decided by the one whom it is about', async ({ client, assert }) => {
    const { id: userId } = await person(DECIDER)
    const employee = await aLeaver(client, { lastDayOn: inDays(30), values: { userId } })
    const submitted = await submit(client, await made(client, employee.id))
    assert.isFalse((await shown(client, submitted.id, DECIDER)).can.approve)
    const own = await act(client, DECIDER, submitted, 'approve')
    own.assertStatus(403)
    assert.equal((await shown(client, submitted.id)).status, 'submitted')
  })

  test('of someone who came back counts no year a second time', async ({ client, assert }) => {
    const employee = await aLeaver(client)
    const first = await submit(client, await made(client, employee.id))
    ;(await act(client, DECIDER, first, 'approve')).assertStatus(200)
    const { approvedOn: paidOn, ...settled } = await shown(client, first.id)
    ;(await act(client, WRITER, settled, 'pay', { paidOn })).assertStatus(200)
    const back = await call(client, WRITER, 'post', `/api/employees/${employee.id}/job-changes`, {
      body: { effectiveOn: '2024-02-01', status: 'active' },
      seen: await versionOf(employee.id),
    })
    assert.isBelow(back.status(), 300)
    const owed = async (asOf: string) => {
      const { departmentId } = (
        await call(client, WRITER, 'get', `/api/employees/${employee.id}`)
      ).body()
      const path = `/api/end-of-service?asOf=${asOf}&departmentId=${departmentId}`
      return (await call(client, WRITER, 'get', path)).body().rows
    }
    assert.containsSubset(await owed('2023-12-30'), [{ award: '40000.00' }])
    assert.deepEqual(await owed('2024-01-15'), [])
    // half a month for the one year since
    const since = { joinOn: '2024-02-01', years: 1, days: 0, award: '4000.00' }
    assert.containsSubset(await owed('2025-01-31'), [since])
    ;(await leaves(client, employee, { lastDayOn: '2025-01-31' })).assertStatus(200)
    const second = await made(client, employee.id, { paysMonth: false })
    assert.containsSubset(second.figures, {
      ...{ joinOn: '2024-02-01', lastDayOn: '2025-01-31' },
      ...{ service: { years: 1, days: 0 }, award: { amount: '4000.00' } },
    })
    assert.deepEqual((await shown(client, first.id)).status, 'paid')
  })
})
