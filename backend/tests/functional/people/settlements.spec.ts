import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { call } from '../procurement/support.js'
import { annualBalance } from './leave_support.js'
import {
  act,
  aLeaver,
  approved,
  aSettlement,
  DECIDER,
  payFrom,
  settle,
  SETTLEMENTS,
  shown,
  submitted,
  WRITER,
} from './settlement_support.js'

const AMOUNTS = /40000\.00|4000000|3333\.33|51333\.33|5133333/
const entry = (kind: string, amount: string | null, text = 'By hand') => ({ kind, text, amount })

test.group('Settlements', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for HR alone: not for guests, colleagues, owners or administrators', async ({
    client,
    assert,
  }) => {
    const { id, version } = await submitted(client)
    for (const path of [SETTLEMENTS, `${SETTLEMENTS}/${id}`, `${SETTLEMENTS}/${id}/history`]) {
      ;(await client.get(path)).assertStatus(401)
      for (const who of ['admin', 'general.manager', 'accountant', 'staff', 'auditor']) {
        const refused = await call(client, who, 'get', path)
        refused.assertStatus(403)
        assert.notMatch(refused.text(), AMOUNTS)
      }
      const open = await call(client, DECIDER, 'get', path)
      open.assertStatus(200)
    }
    ;(await act(client, 'admin', { id, version }, 'approve')).assertStatus(403)
    const waiting = (await call(client, 'general.manager', 'get', '/api/approvals')).body()
    assert.notInclude(
      waiting.map(({ documentType }: { documentType: string }) => documentType),
      'settlement'
    )
  })

  test('come from the leaving: award, leave and the last month, step by step', async ({
    client,
    assert,
  }) => {
    const one = await aSettlement(client)
    assert.match(one.number, /^EOS-2023-\d{4}$/)
    assert.containsSubset(one, {
      ...{ status: 'draft', lastDayOn: '2023-12-30', changedSince: [] },
      // 8,000 × 7.5 years, 12.5 days and the month: 40,000.00 + 3,333.33 + 8,000.00
      ...{ due: '51333.33', deducted: '0.00', net: '51333.33' },
      figures: {
        service: { years: 7, days: 183, yearDays: 366, suspendedDays: 0 },
        pay: { wage: '8000.00', effectiveOn: '2016-07-01' },
        award: { article: 84, full: '40000.00', amount: '40000.00', part: 1, of: 1 },
        leave: [{ days: '12.5', amount: '3333.33' }],
        month: { from: '2023-12-01', to: '2023-12-30', days: '30', amount: '8000.00' },
      },
    })
    assert.deepEqual(
      one.figures.award.steps.map(({ amount }: { amount: string }) => amount),
      ['20000.00', '20000.00']
    )
  })

  test('of who resigns keep two thirds; without the month it is left to payroll', async ({
    client,
    assert,
  }) => {
    const one = await aSettlement(client, { serviceEnd: 'resigned', paysMonth: false })
    assert.containsSubset(one, {
      figures: { award: { article: 85, part: 2, of: 3, amount: '26666.67' }, month: null },
      net: '30000.00',
    })
    const dismissed = await aSettlement(client, {
      ...{ serviceEnd: 'ended_by_employer', isCompensated: true },
      ...{ noticeDays: 60, noticeBy: 'employer' },
    })
    // article 77: 8,000 ÷ 30 × 15 × 7.5; article 76: two months
    assert.containsSubset(dismissed.figures, {
      compensation: { basis: 'years', amount: '30000.00' },
      notice: { days: 60, by: 'employer', amount: '16000.00' },
    })
  })

  test('are refused without a last day, without pay, and a second time for one leaving', async ({
    client,
    assert,
  }) => {
    const staying = await aLeaver(client, { lastDayOn: null })
    const none = await settle(client, staying.id)
    none.assertStatus(409)
    assert.equal(none.body().code, 'NO_LEAVING')
    const early = await call(client, WRITER, 'post', `/api/employees/${staying.id}/leaving`, {
      body: { lastDayOn: '2016-06-30', status: 'resigned' },
      seen: (await call(client, WRITER, 'get', `/api/employees/${staying.id}`)).body().version,
    })
    early.assertStatus(422)
    assert.property(early.body().errors, 'lastDayOn')
    const unpaid = await settle(client, (await aLeaver(client, { basic: null })).id)
    assert.equal(unpaid.body().code, 'NO_PAY_RATE')
    const one = await aSettlement(client)
    const again = await settle(client, one.employeeId)
    again.assertStatus(409)
    assert.equal(again.body().code, 'SETTLEMENT_EXISTS')
    assert.include(again.body().message, one.number)
    const moved = await aLeaver(client)
    await db.from('employees').where('id', moved.id).update({ join_on: '2024-01-01' })
    assert.equal((await settle(client, moved.id)).body().code, 'LEAVING_BEFORE_JOINING')
    assert.lengthOf(await db.from('settlements'), 1)
  })

  test('take no more off than is due, and ask for what the reason needs', async ({
    client,
    assert,
  }) => {
    const { id, version, employeeId } = await aSettlement(client)
    const change = (body: Record<string, unknown>) =>
      call(client, WRITER, 'patch', `${SETTLEMENTS}/${id}`, { body, seen: version })
    for (const [body, field] of [
      [{ entries: [entry('advance', '51333.33'), entry('deduction', '0.01')] }, 'entries.1.amount'],
      [{ entries: [entry('advance', '-5')] }, 'entries.0.amount'],
      [{ entries: [entry('advance', '5', '')] }, 'entries.0.text'],
      [{ serviceEnd: 'resigned_marriage' }, 'eventOn'],
      [{ serviceEnd: 'resigned_childbirth', eventOn: '2023-11-01' }, 'resignedOn'],
      [{ serviceEnd: 'resigned', resignedOn: '2024-01-01' }, 'resignedOn'],
      [{ serviceEnd: 'resigned', isCompensated: true }, 'isCompensated'],
      [{ noticeDays: 30 }, 'noticeBy'],
      [{ noticeDays: 400 }, 'noticeDays'],
      [{ serviceEnd: 'bored' }, 'serviceEnd'],
    ] as const) {
      const wrong = await change(body)
      wrong.assertStatus(422)
      assert.include(Object.keys(wrong.body().errors), field)
    }
    assert.equal((await shown(client, id)).version, version)
    const all = await change({ entries: [entry('advance', '51333.33')] })
    all.assertStatus(200)
    assert.equal((await shown(client, id)).net, '0.00')
    ;(await call(client, WRITER, 'patch', `${SETTLEMENTS}/${id}`, { body: {} })).assertStatus(428)
    ;(await change({})).assertStatus(412)
    assert.equal((await annualBalance(client, employeeId)).toString(), '12.5')
  })

  test('are approved by another than their author, once, and leave nothing in the ledger', async ({
    client,
    assert,
  }) => {
    const one = await submitted(client)
    assert.isFalse(one.can.approve)
    const own = await act(client, WRITER, one, 'approve')
    own.assertStatus(403)
    assert.equal(own.body().code, 'SELF_APPROVAL')
    assert.isTrue((await shown(client, one.id, DECIDER)).can.approve)
    const statuses = [
      (await act(client, DECIDER, one, 'approve')).status(),
      (await act(client, DECIDER, one, 'approve')).status(),
    ]
    assert.deepEqual(statuses, [200, 412])
    assert.equal(await annualBalance(client, one.employeeId), '0')
    const rows = await db
      .from('leave_entries')
      .where({ employee_id: one.employeeId, kind: 'paid_out' })
    assert.deepEqual(
      rows.map((row) => [row.effective_on, Number(row.days_e4), row.note]),
      [['2023-12-30', -125_000, one.number]]
    )
    const decided = await shown(client, one.id)
    assert.containsSubset(decided, { status: 'approved', changedSince: [], net: '51333.33' })
    ;(await act(client, WRITER, decided, 'submit')).assertStatus(409)
    const changed = await call(client, WRITER, 'patch', `${SETTLEMENTS}/${one.id}`, {
      ...{ body: { noticeDays: 0 }, seen: decided.version },
    })
    changed.assertStatus(409)
    const early = await act(client, WRITER, decided, 'pay', { paidOn: '2999-01-01' })
    early.assertStatus(422)
    const day = decided.approvedOn as string
    const paid = await act(client, WRITER, decided, 'pay', { paidOn: day, reference: 'TR-9' })
    paid.assertStatus(200)
    assert.containsSubset(await shown(client, one.id), { status: 'paid', paymentReference: 'TR-9' })
  })

  test('stay as they were approved; what changes afterwards is named', async ({
    client,
    assert,
  }) => {
    const one = await approved(client)
    await payFrom(client, { id: one.employeeId }, '2023-12-01', '9000')
    const after = await shown(client, one.id)
    assert.equal(after.net, '51333.33')
    assert.equal(after.figures.pay.wage, '8000.00')
    assert.includeMembers(after.changedSince, ['pay', 'award', 'leave', 'month'])
  })

  test('that changed since they were submitted are not approved, and nothing is written', async ({
    client,
    assert,
  }) => {
    const one = await submitted(client)
    await payFrom(client, { id: one.employeeId }, '2023-12-01', '9000')
    const refused = await act(client, DECIDER, one, 'approve')
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'SETTLEMENT_CHANGED')
    assert.equal((await shown(client, one.id)).status, 'submitted')
    assert.equal(await annualBalance(client, one.employeeId), '12.5')
    const back = await act(client, DECIDER, one, 'reject', { reason: 'Pay has changed' })
    back.assertStatus(200)
    const returned = await shown(client, one.id)
    const again = await act(client, WRITER, returned, 'submit')
    again.assertStatus(200)
    const fresh = await shown(client, one.id)
    assert.equal(fresh.figures.award.amount, '45000.00')
    ;(await act(client, DECIDER, fresh, 'approve')).assertStatus(200)
  })

  test('that are cancelled give the leave back, and make room for another', async ({
    client,
    assert,
  }) => {
    const one = await approved(client)
    const bare = await act(client, WRITER, one, 'cancel')
    bare.assertStatus(422)
    const cancelled = await act(client, WRITER, one, 'cancel', { reason: 'She stays' })
    cancelled.assertStatus(200)
    assert.equal(await annualBalance(client, one.employeeId), '12.5')
    const next = await settle(client, one.employeeId)
    next.assertStatus(201)
    const draft = await shown(client, next.body().id)
    assert.equal(draft.figures.leave[0].days, '12.5')
    const gone = await call(client, WRITER, 'delete', `${SETTLEMENTS}/${draft.id}`, {
      seen: draft.version,
    })
    gone.assertStatus(204)
    ;(await call(client, WRITER, 'get', `${SETTLEMENTS}/${draft.id}`)).assertStatus(404)
  })
})
