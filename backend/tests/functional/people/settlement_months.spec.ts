import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { daysBetween } from '#people/month_sheets/facts/month'
import { tried } from '#tests/helpers/claims'
import { aWeek, anOvertime } from './month_sheet_records.js'
import { ANOTHER, aSheet, linesOf, rebuilt, step } from './month_sheet_support.js'
import { act, aLeaver, DECIDER, settle, shown, WRITER } from './settlement_support.js'
import { comesBack, leaves } from './support.js'

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
    assert.notIncludeMembers(line.warnings, ['settlement', 'settlement_open'])
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
    assert.include(line.warnings, 'settlement_open')
    assert.notEqual(line.wages, '0.00')
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
    assert.notIncludeMembers(line.warnings, ['settlement', 'settlement_open'])
    const checked = (await step(client, WRITER, sheet, 'check')).body()
    ;(await step(client, ANOTHER, checked, 'lock')).assertStatus(200)
    const approved = await act(client, DECIDER, await shown(client, draft.id), 'approve')
    approved.assertStatus(200)
  })

  test('a settlement that was approved first pays them: the sheet leaves them out', async ({
    client,
    assert,
  }) => {
    const employee = await aLeaver(client, LEAVES)
    const worked = { '2026-03-08': 600, '2026-03-09': 480 }
    await aWeek(employee.id, worked)
    await anOvertime(employee.id, '2026-03-08', { minutes: 120 })
    const sheet = await aSheet(client)
    const checked = (await step(client, WRITER, sheet, 'check')).body()
    const { number } = await approvedOf(client, employee.id)
    // what was checked before is not locked with the same days
    const early = await step(client, ANOTHER, checked, 'lock')
    assert.equal(early.body().code, 'MONTH_SHEET_CHANGED')

    const opened = await step(client, WRITER, checked, 'reopen', { reason: 'Settled' })
    const again = await rebuilt(client, opened.body())
    const [line, ...rest] = await linesOf(client, again, employee.id)
    assert.lengthOf(rest, 0)
    assert.containsSubset(line, {
      ...{ fromOn: '2026-03-01', toOn: '2026-03-20', wages: '0.00', deducted: '0.00' },
      settlement: { number },
    })
    assert.include(line.warnings, 'settlement')
    // two hours at 8,000 / 240 and half of it
    assert.deepEqual([line.overtime, line.net], ['100.00', '100.00'])
  })

  test('sheet and settlements together pay no more days than someone was employed', async ({
    client,
    assert,
  }) => {
    const cases: { joinOn?: string; lastDays: [string, string?]; backOn?: string }[] = [
      { lastDays: ['2026-03-01'] },
      { lastDays: ['2026-03-31'] },
      { joinOn: '2026-03-05', lastDays: ['2026-03-20'] },
      { lastDays: ['2026-03-10'], backOn: '2026-03-21' },
      { lastDays: ['2026-03-10'], backOn: '2026-03-11' },
      { lastDays: ['2026-03-10', '2026-03-28'], backOn: '2026-03-20' },
      { lastDays: ['2026-02-10'], backOn: '2026-03-20' },
    ]
    for (const { joinOn = '2019-01-01', lastDays, backOn } of cases)
      for (const isSettled of [true, false]) {
        tried('properties')
        const [lastDayOn, secondOn] = lastDays
        const { id } = await aLeaver(client, { joinOn, lastDayOn })
        if (isSettled) await paidTo(client, id)
        if (backOn) await comesBack(client, id, backOn)
        if (secondOn) await leaves(client, id, secondOn)
        if (secondOn && isSettled) await paidTo(client, id)
        const { id: sheetId } = await aSheet(client)
        const lines = await db.from('month_sheet_lines').where({ employee_id: id })
        const paid = lines.filter((line) => Number(line.wages_minor) > 0)
        const settled = await db.from('settlements').where({ employee_id: id })
        const days = [
          ...paid.flatMap((line) => daysBetween(line.from_on, line.to_on)),
          ...settled.flatMap(({ figures }) => settledDays(figures)),
        ]
        const served = servedInMarch({ joinOn, lastDays, backOn })
        const name = `${JSON.stringify(lastDays)} ${backOn} ${isSettled}`
        assert.deepEqual(days.sort(), served, name)
        await db.from('month_sheets').where('id', sheetId).delete()
      }
  })
})

/** The settlement of someone who has left, approved. */
async function approvedOf(client: ApiClient, employeeId: number) {
  const made = await settle(client, employeeId)
  made.assertStatus(201)
  const draft = await shown(client, made.body().id)
  ;(await act(client, WRITER, draft, 'submit')).assertStatus(200)
  const waiting = await shown(client, draft.id)
  ;(await act(client, DECIDER, waiting, 'approve')).assertStatus(200)
  return waiting
}

async function paidTo(client: ApiClient, employeeId: number) {
  const { id } = await approvedOf(client, employeeId)
  const approved = await shown(client, id)
  ;(await act(client, WRITER, approved, 'pay', { paidOn: today() })).assertStatus(200)
}

const inMarch = (day: string) => day.startsWith('2026-03')

function settledDays(figures: any): string[] {
  const { month } = typeof figures === 'string' ? JSON.parse(figures) : figures
  return daysBetween(month.from, month.to).filter(inMarch)
}

function servedInMarch(of: { joinOn: string; lastDays: [string, string?]; backOn?: string }) {
  const [first, second] = of.lastDays
  const back = of.backOn ? daysBetween(of.backOn, second ?? '2026-03-31') : []
  return [...daysBetween(of.joinOn, first), ...back].filter(inMarch)
}
