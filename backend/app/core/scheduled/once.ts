import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { firstTime } from './first_time.js'

/**
 * Does something in one unit of work, once for each key, however often and on however many workers it is
 * asked for.
 * @returns whether it was done now
 */
export function once(key: string, act: (uow: UnitOfWork) => Promise<unknown>): Promise<boolean> {
  return transact(SYSTEM_ACTOR, async (uow) => {
    if (!(await firstTime(uow, key))) return false
    await act(uow)
    return true
  })
}

/**
 * The same for the nearest step that is reached, e.g. 30, 7 and 0 days before something ends; the wider
 * ones are not made up for.
 *
 * @param steps days left at which people are told, the widest first
 */
export async function onceAtStep(
  key: string,
  { steps, daysLeft }: { steps: readonly number[]; daysLeft: number },
  act: (uow: UnitOfWork) => Promise<unknown>
): Promise<boolean> {
  const step = steps.findLast((days) => daysLeft <= days)
  return step === undefined ? false : once(`${key}:${step}`, act)
}
