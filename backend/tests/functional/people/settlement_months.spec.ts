import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { ANOTHER, aSheet, linesOf, rebuilt, step } from './month_sheet_support.js'
import { act, aLeaver, DECIDER, settle, shown, WRITER } from './settlement_support.js'

/** In a month that is long over. */
const LEAVES = { joinOn: '2019-01-01', lastDayOn: '2026-03-20' }

test.group('The days of a last month', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a month sheet that is locked has paid them: a settlement does not', async ({
    client,
    assert,
  }) => {
    const employee = await aLeaver(client, LEAVES)
    const made = await settle(client, employee.id)
    made.assertStatus(201)
    const sheet = await aSheet(client)
    const [line] = await linesOf(client, sheet, employee.id)
    assert.notInclude(line.warnings, 'settlement')
    const checked = (await step(client, WRITER, sheet, 'check')).body()
    ;(await step(client, ANOTHER, checked, 'lock')).assertStatus(200)

    const draft = await shown(client, made.body().id)
    const refused = await act(client, WRITER, draft, 'submit')
    assert.deepInclude(
      { status: refused.status(), code: refused.body().code },
      { status: 409, code: 'SETTLEMENT_MONTH_PAID' }
    )
    assert.include(refused.body().message, '2026-03')
    assert.equal((await db.from('settlements').where('id', draft.id).firstOrFail()).status, 'draft')

    const another = await aLeaver(client, { ...LEAVES, lastDayOn: '2026-02-28' })
    const other = await settle(client, another.id)
    ;(await act(client, WRITER, other.body(), 'submit')).assertStatus(200)
  })

  test('one that is locked while a settlement waits stops its approval', async ({
    client,
    assert,
  }) => {
    const employee = await aLeaver(client, LEAVES)
    const draft = (await settle(client, employee.id)).body()
    ;(await act(client, WRITER, draft, 'submit')).assertStatus(200)
    const sheet = await aSheet(client)
    const [line] = await linesOf(client, sheet, employee.id)
    assert.include(line.warnings, 'settlement')
    const checked = (await step(client, WRITER, sheet, 'check')).body()
    ;(await step(client, ANOTHER, checked, 'lock')).assertStatus(200)
    const waiting = await shown(client, draft.id)
    const refused = await act(client, DECIDER, waiting, 'approve')
    assert.equal(refused.body().code, 'SETTLEMENT_MONTH_PAID')
    assert.equal((await shown(client, draft.id)).status, 'submitted')
  })

  test('a settlement that leaves them to payroll is no warning, and is approved', async ({
    client,
    assert,
  }) => {
    const employee = await aLeaver(client, LEAVES)
    const draft = (await settle(client, employee.id, { paysMonth: false })).body()
    ;(await act(client, WRITER, draft, 'submit')).assertStatus(200)
    const sheet = await rebuilt(client, await aSheet(client))
    const [line] = await linesOf(client, sheet, employee.id)
    assert.notInclude(line.warnings, 'settlement')
    const checked = (await step(client, WRITER, sheet, 'check')).body()
    ;(await step(client, ANOTHER, checked, 'lock')).assertStatus(200)
    const approved = await act(client, DECIDER, await shown(client, draft.id), 'approve')
    approved.assertStatus(200)
  })
})
