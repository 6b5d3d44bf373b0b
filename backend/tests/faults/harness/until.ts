import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for something to become true. @throws naming it, with `explain`, when it does not in time */
export async function until(
  what: string,
  condition: () => Promise<unknown> | unknown,
  { seconds = 75, explain = () => '' }: { seconds?: number; explain?: () => string } = {}
) {
  const end = Date.now() + seconds * 1000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain until ${what}\n${explain()}`)
    await sleep(50)
  }
}
