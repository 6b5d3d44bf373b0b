import { test } from '@japa/runner'
import { atMost } from '#engines/processes/at_most'
import { confinedCall } from '#engines/processes/confined_call'
import { HelperFailure } from '#engines/processes/helper_process'
import { DEADLINE, until } from '../../../helpers/until.js'

const PROGRAM = new URL('./sample_helper.ts', import.meta.url)
const ROOM = { heapMb: 128, memoryMb: 512, seconds: 60 }

const outcomeOf = (task: string, limits: Partial<typeof ROOM> = {}, input: unknown = null) =>
  confinedCall(PROGRAM, task, input, { ...ROOM, ...limits }).catch((error: unknown) => error)

test.group('One call in a process of its own', () => {
  test('answers, keeps the code of a failure, and ends', async ({ assert }) => {
    const first = (await outcomeOf('about')) as { pid: number; secret: string | null }
    assert.isNull(first.secret)
    const failure = (await outcomeOf('fail')) as HelperFailure
    assert.instanceOf(failure, HelperFailure)
    assert.equal(failure.code, 'E_TORN')
    await until(async () => !isRunning(first.pid), DEADLINE)
  })

  const ended: [string, string, Partial<typeof ROOM>][] = [
    ['dies', 'die', {}],
    ['aborts', 'crash', {}],
    ['fills its heap', 'fillHeap', { heapMb: 32 }],
    ['fills the memory beside its heap', 'fillMemory', { memoryMb: 256 }],
    ['never comes to an end', 'spin', { seconds: 3 }],
  ]
  for (const [what, task, limits] of ended)
    test(`a process that ${what} fails this call and nothing else`, async ({ assert }) => {
      const failure = (await outcomeOf(task, limits)) as HelperFailure
      assert.instanceOf(failure, HelperFailure)
      assert.equal(failure.code, 'E_HELPER_GONE')
    }).timeout(60_000)

  test('an abort ends even a process that does not listen', async ({ assert }) => {
    const stopping = new AbortController()
    const spinning = confinedCall(PROGRAM, 'spin', null, ROOM, stopping.signal)
    stopping.abort(new Error('enough'))
    await assert.rejects(() => spinning, 'enough')
    await assert.rejects(
      () => confinedCall(PROGRAM, 'about', null, ROOM, stopping.signal),
      'enough'
    )
  })

  test('work in turn is never more than so much at once', async ({ assert }) => {
    const inTurn = atMost(2)
    let now = 0
    let most = 0
    const work = (fails: boolean) =>
      inTurn(async () => {
        most = Math.max(most, ++now)
        await new Promise((resolve) => setImmediate(resolve))
        now--
        if (fails) throw new Error('failed')
      })
    const all = await Promise.allSettled(Array.from({ length: 9 }, (_, i) => work(i % 3 === 0)))
    assert.lengthOf(
      all.filter(({ status }) => status === 'rejected'),
      3
    )
    assert.equal(most, 2)
  })
})

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
