import { test } from '@japa/runner'
import { closeSlots, freeSlot, openSlots, takeSlot } from '#core/jobs/job_slots'

const settled = () => new Promise((resolve) => setImmediate(resolve))

function ask(alone: boolean) {
  const turn: { admitted: boolean | null } = { admitted: null }
  void takeSlot(alone).then((admitted) => (turn.admitted = admitted))
  return turn
}

test.group('Turns', (group) => {
  group.each.teardown(() => openSlots())

  test('let ordinary jobs run side by side', async ({ assert }) => {
    const turns = [ask(false), ask(false)]
    await settled()
    assert.deepEqual(turns, [{ admitted: true }, { admitted: true }])
    turns.forEach(() => freeSlot(false))
  })

  test('keep everything away from a job that runs alone, in the order of arrival', async ({
    assert,
  }) => {
    const first = ask(false)
    const suspect = ask(true)
    const late = ask(false)
    await settled()
    assert.deepEqual([first.admitted, suspect.admitted, late.admitted], [true, null, null])
    freeSlot(false)
    await settled()
    assert.deepEqual([suspect.admitted, late.admitted], [true, null])
    freeSlot(true)
    await settled()
    assert.isTrue(late.admitted)
    freeSlot(false)
  })

  test('send everybody away once closed', async ({ assert }) => {
    const running = ask(true)
    const waiting = ask(false)
    closeSlots()
    const after = ask(false)
    await settled()
    assert.deepEqual([running.admitted, waiting.admitted, after.admitted], [true, false, false])
    freeSlot(true)
  })
})
