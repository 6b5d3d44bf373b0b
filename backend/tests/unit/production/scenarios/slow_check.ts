import { dayOf, MINUTES_OF_DAY, parseMoment, type Moment } from '#engines/scheduling/moment'
import { hoursOn } from '#engines/scheduling/work_week'
import type { Asked, Present } from '#production/schedule_scenarios/ask_plan'
import type { ScenarioOutcome } from '#production/schedule_scenarios/scenario'
import type { Task, TaskLink } from '#production/tasks/task'

const UNITS = 10_000

interface User {
  from: Moment
  to: Moment
  amount: number
  movable: boolean
}

/**
 * Finds what a proposed plan breaks minute by minute, from the dates of its tasks alone, as a person with the
 * schedule in hand would.
 */
export class SlowCheck {
  private readonly faults: string[] = []

  constructor(
    private readonly present: Present,
    private readonly asked: Asked,
    private readonly outcome: ScenarioOutcome,
    /** The tasks as people have stated them. */
    private readonly before: ReadonlyMap<number, Task>
  ) {}

  run(): string[] {
    const { state, measures } = this.asked
    for (const task of state.tasks.values()) if (this.isFree(task.id)) this.checkTask(task)
    for (const link of state.links) if (this.isFree(link.toId)) this.checkLink(link)
    for (const id of measures.resources.keys()) this.checkResource(id)
    return this.faults
  }

  private checkTask({ id, duration, constraintAt, ...task }: Task) {
    const [start, finish] = [task.earlyStart!, task.earlyFinish!]
    const was = this.before.get(id)!
    const there = this.present.ready.get(id)
    const hold = this.outcome.holds.find(({ taskId }) => taskId === id)
    const isBefore = (moment: Moment) => this.worked(start, moment) > 0
    const breaks: [boolean, string][] = [
      [start < this.asked.state.settings.dataDate!, 'lies before the data date'],
      [this.worked(start, finish) !== duration, 'is not as long as its work'],
      [duration > 0 && !this.isWorked(null, start), 'begins while nobody works'],
      [there !== undefined && isBefore(there), 'begins before its material'],
      [was.constraintKind === 'start_no_earlier' && isBefore(was.constraintAt!), 'is too early'],
      [Boolean(hold?.at) && isBefore(parseMoment(hold!.at!)), 'begins before its hold'],
      [!hold && constraintAt !== was.constraintAt, 'has a constraint that nobody would write'],
    ]
    for (const [isBroken, what] of breaks) if (isBroken) this.faults.push(`${id} ${what}`)
  }

  private checkLink({ fromId, toId, type, lag }: TaskLink) {
    const { tasks } = this.asked.state
    const [from, to] = [tasks.get(fromId)!, tasks.get(toId)!]
    const begin = type.startsWith('S') ? from.earlyStart! : from.earlyFinish!
    const end = type.endsWith('S') ? to.earlyStart! : to.earlyFinish!
    if (this.worked(begin, end) < lag) this.faults.push(`${type} ${fromId}→${toId} is too short`)
  }

  /** What work that may not move asks for above the units, at one time, is no fault of the plan. */
  private checkResource(resourceId: number) {
    const { unitsE4, calendarId, outages, periods } = this.asked.measures.resources.get(resourceId)!
    const users = this.usersOf(resourceId)
    const days = new Set(users.flatMap(({ from, to }) => daysBetween(from, to)))
    for (const day of days) {
      let [asked, movable, there] = [0, 0, 0]
      const isAway = outages.some(({ from, to }) => from <= day && day < to)
      const period = periods.find(({ from, to }) => from <= day && day < to)
      const units = Math.max(0, (period?.units ?? unitsE4 / UNITS) - (isAway ? 1 : 0))
      for (let at = day * MINUTES_OF_DAY; at < (day + 1) * MINUTES_OF_DAY; at++) {
        if (this.isWorked(calendarId, at)) there += units
        if (!this.isWorked(null, at)) continue
        const now = users.filter(({ from, to }) => from <= at && at < to)
        const moving = sumOf(now.filter((user) => user.movable))
        movable += moving
        asked += moving + Math.min(units, sumOf(now) - moving)
      }
      if (movable && asked > there)
        this.faults.push(`resource ${resourceId} is asked for ${asked} of ${there} on ${day}`)
    }
  }

  private usersOf(resourceId: number): User[] {
    const { state } = this.asked
    return state.assignments.flatMap((one) => {
      if (one.resourceId !== resourceId) return []
      const { id, actualStart, remaining, ...task } = state.tasks.get(one.taskId)!
      const to = task.earlyFinish!
      const from = actualStart === null ? task.earlyStart! : this.endingWith(remaining!, to)
      return [{ from, to, amount: one.unitsE4 / UNITS, movable: this.isFree(id) }]
    })
  }

  private isFree(id: number): boolean {
    const { actualStart, pinnedStart } = this.before.get(id)!
    return actualStart === null && pinnedStart === null && !this.isBeforeBegun(id)
  }

  /** Begun work that waits for it would move with it. */
  private isBeforeBegun(id: number): boolean {
    const { settings, links } = this.asked.state
    return (
      settings.outOfSequence === 'retained_logic' &&
      links.some(
        ({ fromId, toId }) =>
          fromId === id && (this.before.get(toId)!.actualStart !== null || this.isBeforeBegun(toId))
      )
    )
  }

  private isWorked(calendarId: number | null, minute: Moment): boolean {
    const { calendars, measures } = this.asked
    const { rules } = calendars.get(calendarId ?? measures.calendarId)!
    const inDay = minute - dayOf(minute) * MINUTES_OF_DAY
    return hoursOn(rules, dayOf(minute)).some(([from, to]) => from <= inDay && inDay < to)
  }

  private worked(from: Moment, to: Moment): number {
    if (to < from) return -this.worked(to, from)
    let minutes = 0
    for (let minute = from; minute < to; minute++) if (this.isWorked(null, minute)) minutes++
    return minutes
  }

  /** When work begins that ends with these minutes. */
  private endingWith(minutes: number, finish: Moment): Moment {
    let from = finish
    for (let left = minutes; left > 0; from--) if (this.isWorked(null, from - 1)) left--
    return from
  }
}

const sumOf = (users: readonly User[]) => users.reduce((sum, { amount }) => sum + amount, 0)

const daysBetween = (from: Moment, to: Moment) =>
  Array.from({ length: dayOf(to) - dayOf(from) + 1 }, (_, i) => dayOf(from) + i)
