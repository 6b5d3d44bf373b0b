import { setTimeout as sleep } from 'node:timers/promises'

/** Long enough for anything that follows a response, short enough to fail a test by. */
export const DEADLINE = 3000

/** Waits for something that happens after the answer. @throws Error when it does not in time */
export async function until(condition: () => boolean | Promise<boolean>, milliseconds: number) {
  const end = Date.now() + milliseconds
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('what was waited for did not happen')
    await sleep(20)
  }
}
