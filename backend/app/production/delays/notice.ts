import { addDays } from '#core/settings/days'
import { DELAY_RESPONSIBLES } from '#production/enums/delays'
import type Delay from './delay.js'

/** FIDIC 1999, 20.1 and FIDIC 2017, 20.2.1: no later than 28 days after one should have become aware. */
export const NOTICE_DAYS = 28
/** Days before the last one on which the portal warns. */
export const WARNING_DAYS = 7

export const NOTICE_STATES = ['not_needed', 'given', 'late', 'due', 'closing', 'lapsed'] as const
export type NoticeState = (typeof NOTICE_STATES)[number]

type Noticed = Pick<Delay, 'responsible' | 'firstOn' | 'noticeOn'>

/** Whose delays give the contractor time, and need notice. */
export const EXCUSED: ReadonlySet<string> = new Set<string>(
  DELAY_RESPONSIBLES.filter(({ time }) => time).map(({ value }) => value)
)

/**
 * The last day on which notice can be given, and how it stands today. Nobody gives notice of a delay that
 * is the contractor's own risk.
 * @param days the contract's notice period; null: that of FIDIC
 */
export function noticeOf(
  { responsible, firstOn, noticeOn }: Noticed,
  days: number | null,
  now: string
) {
  if (!EXCUSED.has(responsible))
    return { noticeDueOn: null, noticeState: 'not_needed' as NoticeState }
  const noticeDueOn = addDays(firstOn, days ?? NOTICE_DAYS)
  return { noticeDueOn, noticeState: stateOf(noticeOn, noticeDueOn, now) }
}

function stateOf(noticeOn: string | null, dueOn: string, now: string): NoticeState {
  if (noticeOn !== null) return noticeOn <= dueOn ? 'given' : 'late'
  if (now > dueOn) return 'lapsed'
  return now >= addDays(dueOn, -WARNING_DAYS) ? 'closing' : 'due'
}
