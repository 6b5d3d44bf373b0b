import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { person } from '#tests/helpers/users'
import { aProjectToPlan, change, scheduleOf, TEST_CARD } from './schedule_support.js'

test.group('Tasks of a schedule', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('take an assignee who is there, and a colour', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    await change(client, id, TEST_CARD)
    const [A] = (await scheduleOf(client, id)).tasks
    const { id: assigneeId } = await person('foreman')
    const set = (fields: object) => change(client, id, [{ op: 'update', id: A.id, fields }])
    ;(await set({ assigneeId, color: '#1f7a45' })).assertStatus(200)
    const [task] = (await scheduleOf(client, id)).tasks
    assert.include(task, { assigneeId, color: '#1f7a45' })
    const absent = await set({ assigneeId: 999_999 })
    absent.assertStatus(422)
    assert.include(absent.text(), 'changes.0.fields.assigneeId')
    for (const color of ['green', '#12', 'url(x)']) (await set({ color })).assertStatus(422)
    ;(await set({ note: 'x'.repeat(1001) })).assertStatus(422)
    ;(await set({ assigneeId: null, color: null })).assertStatus(200)
  })
})
