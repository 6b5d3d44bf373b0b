import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { aProjectToPlan, change, scheduleOf } from './schedule_support.js'

test.group('The outline of a schedule', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('tasks that are moved below another together keep their order', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    const names = ['head', 'a', 'b', 'c', 'd']
    const made = await change(
      client,
      id,
      names.map((name, at) => ({
        ...{ op: 'add', ref: name, fields: { name } },
        ...(at ? { afterId: names[at - 1] } : {}),
      }))
    )
    const { head, a, b, c } = made.body().refs
    const moves = [a, b, c].map((task, at) => ({
      ...{ op: 'move', id: task, parentId: head, afterId: at ? [a, b][at - 1] : null },
    }))
    const moved = await change(client, id, moves)
    moved.assertStatus(200)
    const { tasks } = await scheduleOf(client, id)
    assert.deepEqual(
      tasks.map((task: { name: string; wbs: string }) => [task.name, task.wbs]),
      [
        ['head', '1'],
        ['a', '1.1'],
        ['b', '1.2'],
        ['c', '1.3'],
        ['d', '2'],
      ]
    )
  })
})
