import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { tried } from '#tests/helpers/claims'
import { permit } from '#tests/helpers/permissions'
import { person } from '#tests/helpers/users'
import {
  ANOTHER,
  aPaidPerson,
  aSheet,
  linesOf,
  step,
} from '../functional/people/month_sheet_support.js'
import {
  act,
  aLeaver,
  DECIDER,
  settle,
  shown as settlement,
  WRITER,
} from '../functional/people/settlement_support.js'

const OTHERS = ['staff', 'planner', 'buyer']

test.group('A month sheet that several lock at the same time', (group) => {
  let before: { id: number; role: string; permissions: unknown }[] = []

  group.setup(async () => {
    before = await db.from('users').whereIn('username', OTHERS).select('id', 'role', 'permissions')
  })
  group.each.teardown(async () => {
    await db.from('month_sheets').delete()
    // nothing is rolled back here, and other tests need these people as they were
    for (const { id, role, permissions } of before) {
      const stored = typeof permissions === 'string' ? permissions : JSON.stringify(permissions)
      await db.from('users').where({ id }).update({ role, permissions: stored })
    }
  })

  test('is locked once, by one of those who have not checked it', async ({ client, assert }) => {
    for (const name of OTHERS) await permit(await person(name), 'hrManage')
    const { id } = await aPaidPerson(client)
    const sheet = await aSheet(client)
    const checked = (await step(client, 'hr.manager', sheet, 'check')).body()
    tried('races', OTHERS.length + 1)
    const answers = await Promise.all(
      ['hr.manager', ...OTHERS].map((name) => step(client, name, checked, 'lock'))
    )
    const done = answers.filter((one) => one.status() === 200)
    assert.lengthOf(done, 1, answers.map((one) => `${one.status()} ${one.text()}`).join('\n'))
    assert.notEqual(answers[0]!.status(), 200)
    for (const other of answers)
      if (other !== done[0]) assert.include([403, 409, 412], other.status())
    assert.equal(done[0]!.body().version, checked.version + 1)
    const locks = { action: 'lock', entity_type: 'month_sheet', entity_id: `${sheet.id}` }
    assert.lengthOf(await db.from('audit_logs').where(locks), 1)
    assert.lengthOf(await linesOf(client, sheet, id), 1)
  })

  test('is not locked and opened again at once', async ({ client, assert }) => {
    await permit(await person('staff'), 'hrManage')
    const sheet = await aSheet(client)
    const checked = (await step(client, 'hr.manager', sheet, 'check')).body()
    tried('races', 2)
    const answers = await Promise.all([
      step(client, 'staff', checked, 'lock'),
      step(client, 'hr.manager', checked, 'reopen', { reason: 'Not yet' }),
    ])
    const codes = answers.map((one) => one.status()).sort()
    assert.equal(codes[0], 200)
    assert.include([409, 412], codes[1])
  })

  test('pays no days that a settlement is approved for at the same moment', async ({
    client,
    assert,
  }) => {
    const { id } = await aLeaver(client, { joinOn: '2019-01-01', lastDayOn: '2026-03-20' })
    const made = (await settle(client, id)).body()
    ;(await act(client, WRITER, made, 'submit')).assertStatus(200)
    const waiting = await settlement(client, made.id)
    const sheet = await aSheet(client)
    const checked = (await step(client, WRITER, sheet, 'check')).body()
    tried('races', 2)
    const answers = await Promise.all([
      step(client, ANOTHER, checked, 'lock'),
      act(client, DECIDER, waiting, 'approve'),
    ])
    const codes = answers.map((one) => one.status()).sort()
    assert.deepEqual(codes, [200, 409], answers.map((one) => one.text()).join('\n'))
  })
})
