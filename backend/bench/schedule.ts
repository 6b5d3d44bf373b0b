/**
 * The dates of a plan of 5,000 tasks, 6,000 links and three calendars, with both passes and all floats,
 * and of one edit in it.
 *
 *   node --import @poppinss/ts-exec bench/schedule.ts [rounds]
 *
 * Goals: 40 ms for all of it, 30 ms for an edit, which is what a drag is shown by.
 */
import { parseDay, parseMoment } from '#engines/scheduling/moment'
import { LINK_TYPES, type Plan, type PlanLink, type PlanTask } from '#engines/scheduling/network'
import { Schedule } from '#engines/scheduling/schedule'
import { WorkCalendar } from '#engines/scheduling/work_calendar'
import { GULF_WEEK, ROUND_THE_CLOCK, type DayHours } from '#engines/scheduling/work_week'

const TASKS = 5000
const LINKS = 6000
const DAY = 480
const rounds = Number(process.argv[2] ?? 30)

let state = 1
/** Whole numbers below `limit`, the same in every run. */
function drawn(limit: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * limit)
}

function planOf(): Plan {
  const links = new Map<string, PlanLink>()
  while (links.size < LINKS) {
    const to = 1 + drawn(TASKS - 1)
    const from = Math.max(0, to - 1 - drawn(40))
    const type = LINK_TYPES[Math.max(0, drawn(6) - 3)]
    links.set(`${from} ${to}`, { from, to, type, lag: drawn(4) ? 0 : DAY })
  }
  const around = parseDay('2026-03-01')
  const saturdays = GULF_WEEK.map((hours, day): DayHours => (day === 6 ? GULF_WEEK[0] : hours))
  const rules = [{ ...ROUND_THE_CLOCK, week: GULF_WEEK }, ROUND_THE_CLOCK]
  rules.push({ ...ROUND_THE_CLOCK, week: saturdays })
  return {
    settings: {
      start: parseMoment('2026-03-01T08:00'),
      dataDate: null,
      mustFinish: null,
      calendarId: 0,
      lagCalendar: 'predecessor',
      outOfSequence: 'retained_logic',
      critical: 'float',
      criticalFloat: 0,
    },
    tasks: Array.from({ length: TASKS }, (_, id) => taskOf(id)),
    links: [...links.values()],
    calendars: new Map(rules.map((of, id) => [id, new WorkCalendar(of, around)])),
  }
}

const taskOf = (id: number): PlanTask => ({
  id,
  kind: 'task',
  parentId: null,
  calendarId: drawn(3),
  duration: (1 + drawn(10)) * DAY,
  constraint: null,
  deadline: null,
  pinnedStart: null,
  actualStart: null,
  actualFinish: null,
  remaining: null,
})

function report(name: string, times: number[], limit: number) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]
  const verdict = at(0.5) <= limit ? 'reached' : 'MISSED'
  const figures = `median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)}`
  console.log(`${name.padEnd(34)} ${figures} (goal ≤ ${limit}) ${verdict}`)
}

const whole: number[] = []
const edits: number[] = []
for (let round = 0; round < rounds; round++) {
  const plan = planOf()
  const start = performance.now()
  const schedule = new Schedule(plan)
  schedule.outcome()
  whole.push(performance.now() - start)
  const task = plan.tasks[drawn(TASKS)]
  const edited = performance.now()
  schedule.change([{ ...task, duration: task.duration + DAY }])
  edits.push(performance.now() - edited)
}
report('5,000 tasks, 6,000 links, all dates', whole, 40)
report('one edit of it', edits, 30)
