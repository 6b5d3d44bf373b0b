import type { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
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

/** Whether what is done once for this key was done at that instant or before. */
export async function wasDoneBy(key: string, limit: DateTime): Promise<boolean> {
  const mark = await writer()
    .from('job_effects')
    .where('dedup_key', key)
    .where('created_at', '<=', sqlInstant(0, limit.toMillis()))
    .first()
  return Boolean(mark)
}

/** How near something is: days left, and at which days left people are told, the widest first. */
export interface Nearness {
  steps: readonly number[]
  daysLeft: number
}

/**
 * The same for the nearest step that is reached, e.g. 30, 7 and 0 days before something ends; the wider
 * ones are not made up for.
 */
export async function onceAtStep(
  key: string,
  nearness: Nearness,
  act: (uow: UnitOfWork) => Promise<unknown>
): Promise<boolean> {
  if (nearestStep(nearness) === undefined) return false
  return transact(SYSTEM_ACTOR, (uow) => onceAtStepOf(uow, key, nearness, act))
}

/** The same within a unit of work that writes more, e.g. what is already near when it is entered. */
export async function onceAtStepOf(
  uow: UnitOfWork,
  key: string,
  nearness: Nearness,
  act: (uow: UnitOfWork) => Promise<unknown>
): Promise<boolean> {
  const step = nearestStep(nearness)
  if (step === undefined || !(await firstTime(uow, `${key}:${step}`))) return false
  await act(uow)
  return true
}

const nearestStep = ({ steps, daysLeft }: Nearness) => steps.findLast((days) => daysLeft <= days)
