import type { Failure, Order, Word } from './messages.js'

export interface CallContext {
  signal: AbortSignal
  /** Tells the caller a fraction between 0 and 1. */
  onProgress: (fraction: number) => void
}

/** One kind of work of a helper process: plain data in, plain data out. */
export type Task = (input: any, context: CallContext) => Promise<unknown>

/**
 * The life of a helper process: does what its parent asks for and ends with it. It leaves the
 * signals of a terminal to the parent, which lets it finish what it has in hand.
 */
export function serveCalls(tasks: Record<string, Task>) {
  const running = new Map<number, AbortController>()
  const say = (word: Word) => void process.send?.(word)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit(0))
  process.on('message', async (order: Order) => {
    if ('abort' in order) return running.get(order.abort)?.abort()
    const { call, task, input } = order
    const controller = new AbortController()
    running.set(call, controller)
    const onProgress = (progress: number) => say({ call, progress })
    try {
      say({ call, answer: await tasks[task](input, { signal: controller.signal, onProgress }) })
    } catch (error) {
      say({ call, failure: failureOf(error) })
    } finally {
      running.delete(call)
    }
  })
}

function failureOf(error: unknown): Failure {
  const { name = 'Error', message = String(error), code } = error as Partial<Failure>
  return { name, message, ...(code !== undefined && { code: String(code) }) }
}
