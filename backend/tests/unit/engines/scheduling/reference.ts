import { MINUTES_OF_DAY, type Moment } from '#engines/scheduling/moment'
import type { Plan, PlanLink, PlanTask } from '#engines/scheduling/network'
import { hoursOn, type WorkRules } from '#engines/scheduling/work_week'

const HOUR = 60

/**
 * The slow and obvious way to the same dates: every hour of a short horizon is looked at, and every
 * task is tried at every hour until nothing moves any more. Everything in its plans is whole hours. Knows links, lags in the predecessor's
 * calendar, soft constraints and calendars; no progress.
 */
export class Reference {
  private readonly worked = new Map<number, number[]>()
  readonly early = new Map<number, [Moment, Moment]>()
  readonly late = new Map<number, [Moment, Moment]>()

  constructor(
    private readonly plan: Plan,
    rules: ReadonlyMap<number, WorkRules>,
    private readonly from: Moment,
    private readonly days: number
  ) {
    for (const [id, of] of rules) this.worked.set(id, this.walk(of))
    this.forward()
    this.backward()
  }

  /** Working minutes before each hour of the horizon. */
  private walk(rules: WorkRules): number[] {
    const sums = [0]
    for (let hour = 0; hour < this.days * 24; hour++) {
      const moment = this.from + hour * HOUR
      const day = Math.floor(moment / MINUTES_OF_DAY)
      const ofDay = moment - day * MINUTES_OF_DAY
      const isWorked = hoursOn(rules, day).some(([start, end]) => start <= ofDay && ofDay < end)
      sums.push(sums[hour] + (isWorked ? HOUR : 0))
    }
    return sums
  }

  work(calendarId: number, moment: Moment): number {
    return this.worked.get(calendarId)![(moment - this.from) / HOUR]
  }

  /** The first or last hour by which so much is worked. */
  moment(calendarId: number, work: number, which: 'first' | 'last'): Moment {
    const sums = this.worked.get(calendarId)!
    const index = which === 'first' ? sums.indexOf(work) : sums.lastIndexOf(work)
    if (index < 0 || index === sums.length - 1) throw new Error('the horizon is too short')
    return this.from + index * HOUR
  }

  private lagged(link: PlanLink, moment: Moment, sign: 1 | -1) {
    if (!link.lag) return moment
    const { calendarId } = this.task(link.from)
    const work = this.work(calendarId, moment) + sign * link.lag
    return this.moment(calendarId, work, sign > 0 ? 'first' : 'last')
  }

  private task = (id: number) => this.plan.tasks.find((task) => task.id === id)!

  private forward() {
    for (let changed = true; changed;) {
      changed = false
      for (const task of this.plan.tasks) {
        const known = this.plan.links.filter(
          ({ from, to }) => to === task.id && this.early.has(from)
        )
        const [start, finish] = this.earliest(task, known)
        const now = this.early.get(task.id)
        if (now?.[0] === start && now[1] === finish) continue
        this.early.set(task.id, [start, finish])
        changed = true
      }
    }
  }

  private earliest(task: PlanTask, links: PlanLink[]): [Moment, Moment] {
    let start = this.plan.settings.start
    let finish = -Infinity
    const { kind, at } = task.constraint ?? {}
    if (kind === 'start_no_earlier' || kind === 'start_on') start = Math.max(start, at!)
    if (kind === 'finish_no_earlier' || kind === 'finish_on') finish = at!
    for (const link of links) {
      const [begins, ends] = this.early.get(link.from)!
      const bound = this.lagged(link, link.type[0] === 'S' ? begins : ends, 1)
      if (link.type[1] === 'S') start = Math.max(start, bound)
      else finish = Math.max(finish, bound)
    }
    for (let work = this.work(task.calendarId, start); ; work += HOUR) {
      const begins = this.moment(task.calendarId, work, 'last')
      const ends = this.moment(task.calendarId, work + task.duration, 'first')
      const next = this.moment(task.calendarId, work + task.duration, 'last')
      if (ends >= finish) return [begins, ends]
      if (next >= finish) return [begins, next]
    }
  }

  private backward() {
    const last = Math.max(...[...this.early.values()].map(([, finish]) => finish))
    for (let changed = true; changed;) {
      changed = false
      for (const task of this.plan.tasks) {
        const known = this.plan.links.filter(
          ({ from, to }) => from === task.id && this.late.has(to)
        )
        const [start, finish] = this.latest(task, known, last)
        const now = this.late.get(task.id)
        if (now?.[0] === start && now[1] === finish) continue
        this.late.set(task.id, [start, finish])
        changed = true
      }
    }
  }

  private latest(task: PlanTask, links: PlanLink[], last: Moment): [Moment, Moment] {
    let start = Infinity
    let finish = last
    const { kind, at } = task.constraint ?? {}
    if (kind === 'start_no_later' || kind === 'start_on') start = at!
    if (kind === 'finish_no_later' || kind === 'finish_on') finish = Math.min(finish, at!)
    for (const link of links) {
      const [begins, ends] = this.late.get(link.to)!
      const bound = this.lagged(link, link.type[1] === 'S' ? begins : ends, -1)
      if (link.type[0] === 'S') start = Math.min(start, bound)
      else finish = Math.min(finish, bound)
    }
    for (let work = this.work(task.calendarId, finish); ; work -= HOUR) {
      const ends = this.moment(task.calendarId, work, 'first')
      const begins = this.moment(task.calendarId, work - task.duration, 'last')
      const before = this.moment(task.calendarId, work - task.duration, 'first')
      if (begins <= start) return [begins, ends]
      if (before <= start) return [before, ends]
    }
  }
}
