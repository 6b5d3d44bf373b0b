import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { WorkCalendar as EngineCalendar } from '#engines/scheduling/work_calendar'
import { dayOf, type Moment } from '#engines/scheduling/moment'
import type { WorkRules } from '#engines/scheduling/work_week'
import { rulesOf } from './calendar_rules.js'
import WorkCalendar from './models/work_calendar.js'

export interface PlanCalendar {
  calendar: WorkCalendar
  rules: WorkRules
}

/** Every calendar of the firm with what it says of time, what it builds on included; two queries. */
export async function planCalendars(
  trx?: TransactionClientContract
): Promise<Map<number, PlanCalendar>> {
  const query = WorkCalendar.query(trx && { client: trx })
  const all = await query.preload('changes').orderBy('code')
  const byId = new Map(all.map((calendar) => [calendar.id, calendar]))
  return new Map(
    all.map((calendar) => [calendar.id, { calendar, rules: rulesOf(chainIn(byId, calendar)) }])
  )
}

/** Ready for the engine, laid out around the start of a plan. */
export function engineCalendars(
  calendars: ReadonlyMap<number, PlanCalendar>,
  start: Moment
): Map<number, EngineCalendar> {
  return new Map(
    [...calendars].map(([id, { rules }]) => [id, new EngineCalendar(rules, dayOf(start))])
  )
}

/** Seven days as calendars state them: hours, or null for a closed day; Sunday first. */
export type StatedWeek = (string | null)[]

/** What a calendar would be with other hours on some days of its week; its dated changes stay. */
export function withOtherHours(
  calendars: ReadonlyMap<number, PlanCalendar>,
  id: number,
  asked: readonly { weekday: number; hours: string | null }[]
): { week: StatedWeek; plan: PlanCalendar } {
  const byId = new Map([...calendars].map(([key, { calendar }]) => [key, calendar]))
  const chain = chainIn(byId, byId.get(id)!)
  const week = JSON.parse(chain.find((one) => one.week)!.week!) as StatedWeek
  for (const { weekday, hours } of asked) week[weekday] = hours
  const rules = rulesOf([{ week: JSON.stringify(week), changes: [] as never }, ...chain])
  return { week, plan: { calendar: chain[0]!, rules } }
}

/** A calendar and those that build on it. */
export function calendarsOn(calendars: ReadonlyMap<number, PlanCalendar>, id: number): number[] {
  const byId = new Map([...calendars].map(([key, { calendar }]) => [key, calendar]))
  return [...byId.values()]
    .filter((calendar) => chainIn(byId, calendar).some((one) => one.id === id))
    .map((calendar) => calendar.id)
}

/** Saving a calendar refuses one that builds on itself, so the chain ends. */
function chainIn(byId: ReadonlyMap<number, WorkCalendar>, calendar: WorkCalendar): WorkCalendar[] {
  const chain = [calendar]
  for (let next = calendar.basedOnId; next !== null; next = chain.at(-1)!.basedOnId)
    chain.push(byId.get(next)!)
  return chain
}
