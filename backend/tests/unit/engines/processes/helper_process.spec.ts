import { test } from '@japa/runner'
import { HelperFailure, HelperProcess } from '#engines/processes/helper_process'
import { DEADLINE, until } from '../../../helpers/until.js'

const ENTRY = new URL('./sample_helper.ts', import.meta.url)
const ROOM = { heapMb: 128, memoryMb: 512, seconds: 60 }

interface About {
  pid: number
  aborted: number
  secret: string | null
}

const failureOf = (call: Promise<unknown>): Promise<HelperFailure> =>
  call.then(
    () => Promise.reject(new Error('it did not fail')),
    (error) => error
  )

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.group('helper process', (group) => {
  let helper: HelperProcess
  const about = () => helper.call<About>('about', null)
  group.each.setup(() => {
    helper = new HelperProcess(ENTRY, { idleMs: 60_000 })
    return () => helper.close()
  })

  test('works elsewhere, stays for the next call and inherits no key', async ({ assert }) => {
    const [first, second] = [await about(), await about()]
    assert.notEqual(first.pid, process.pid)
    assert.equal(second.pid, first.pid)
    assert.isNull(first.secret)
  })

  test('takes and gives bytes, and tells how far it is', async ({ assert }) => {
    const steps: number[] = []
    const bytes = await helper.call<Uint8Array>(
      'double',
      { bytes: Buffer.from('ab') },
      { onProgress: (fraction) => steps.push(fraction) }
    )
    assert.equal(Buffer.from(bytes).toString(), 'abab')
    assert.deepEqual(steps, [0.5])
  })

  test('a failure keeps its code and its text', async ({ assert }) => {
    const failure = await failureOf(helper.call('fail', null))
    assert.instanceOf(failure, HelperFailure)
    assert.equal(failure.code, 'E_TORN')
    assert.equal(failure.message, 'the picture is torn')
  })

  test('an abort reaches the helper and answers at once with its reason', async ({ assert }) => {
    const stopping = new AbortController()
    const waiting = helper.call('wait', null, { signal: stopping.signal })
    await about()
    stopping.abort(new Error('enough'))
    await assert.rejects(() => waiting, 'enough')
    await until(async () => (await about()).aborted === 1, DEADLINE)
  })

  test('a helper that dies fails its calls, and the next call starts another', async ({
    assert,
  }) => {
    const { pid } = await about()
    const failure = await failureOf(helper.call('die', null))
    assert.equal(failure.code, 'E_HELPER_GONE')
    assert.notEqual((await about()).pid, pid)
  })

  const greedy: [string, string, Partial<typeof ROOM>][] = [
    ['fills its heap', 'fillHeap', { heapMb: 32 }],
    ['fills the memory beside its heap', 'fillMemory', { memoryMb: 256 }],
    ['never comes to an end', 'spin', { seconds: 3 }],
  ]
  for (const [what, task, limits] of greedy)
    test(`a confined helper that ${what} fails its call, and the next call starts another`, async ({
      assert,
    }) => {
      const confinement = { ...ROOM, ...limits }
      const confined = new HelperProcess(ENTRY, { idleMs: 60_000, confinement })
      try {
        const { pid } = await confined.call<About>('about', null)
        const failure = await failureOf(confined.call(task, null))
        assert.instanceOf(failure, HelperFailure)
        assert.equal(failure.code, 'E_HELPER_GONE')
        await until(() => !isRunning(pid), DEADLINE)
        assert.notEqual((await confined.call<About>('about', null)).pid, pid)
      } finally {
        confined.close()
      }
    }).timeout(60_000)

  test('an idle helper ends and comes back when needed', async ({ assert }) => {
    const brief = new HelperProcess(ENTRY, { idleMs: 50 })
    const { pid } = await brief.call<About>('about', null)
    await until(() => !isRunning(pid), DEADLINE)
    assert.isUndefined(brief.pid)
    assert.notEqual((await brief.call<About>('about', null)).pid, pid)
    brief.close()
  })

  test('closing ends the process and whatever it has in hand', async ({ assert }) => {
    const { pid } = await about()
    const waiting = failureOf(helper.call('wait', null))
    helper.close()
    assert.equal((await waiting).code, 'E_HELPER_GONE')
    await until(() => !isRunning(pid), DEADLINE)
  })
})
