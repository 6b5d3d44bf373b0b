import type { Confinement } from '#engines/limits/reading'
import { startConfined } from './confine.js'
import { HelperFailure } from './helper_process.js'
import type { Order, Word } from './messages.js'

/**
 * One call of one task in a process of its own, which ends with it. `program` is a module that calls
 * `serveCalls`.
 * @throws HelperFailure with the code of the error there, or `E_HELPER_GONE` when the process ended or
 * was ended before it answered; the signal's reason when aborted
 */
export async function confinedCall<Answer>(
  program: URL,
  task: string,
  input: unknown,
  confinement: Confinement,
  signal?: AbortSignal
): Promise<Answer> {
  signal?.throwIfAborted()
  const { child, end } = startConfined(program, confinement, signal)
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const gone = (how: string) =>
        reject(new HelperFailure('E_HELPER_GONE', `The helper process ${how}`))
      child.once('error', ({ message }) => gone(`failed: ${message}`))
      child.once('exit', (code, by) => gone(`ended (${by ?? code})`))
      child.on('message', (word: Word) => {
        if ('answer' in word) resolve(word.answer as Answer)
        if ('failure' in word) reject(new HelperFailure(word.failure.code, word.failure.message))
      })
      const order: Order = { call: 1, task, input }
      child.send(order, (error) => error && gone(`cannot be reached: ${error.message}`))
    })
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    end()
  }
}
