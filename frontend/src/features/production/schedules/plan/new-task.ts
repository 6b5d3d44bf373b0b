import type { ScheduleTask } from './types'

const FIRST = 1000
const STEP = 10

/** The next activity id, as the server numbers them: A1000, A1010, A1020 … */
export function nextCode(tasks: readonly Pick<ScheduleTask, 'code'>[]): string {
  let last = FIRST - STEP
  for (const { code } of tasks) {
    const number = Number(/^A(\d{1,9})$/.exec(code)?.[1] ?? 0)
    if (number > last) last = number
  }
  return `A${Math.floor(last / STEP) * STEP + STEP}`
}

/** A task as the server makes it when nothing but its name is stated. */
export const newTask = (id: number, code: string): ScheduleTask => ({
  id,
  code,
  parentId: null,
  wbs: '',
  name: '',
  nameAr: null,
  kind: 'task',
  calendarId: null,
  duration: 0,
  constraintKind: null,
  constraintAt: null,
  deadline: null,
  pinnedStart: null,
  actualStart: null,
  actualFinish: null,
  remaining: null,
  percentComplete: 0,
  weight: null,
  budget: null,
  assigneeId: null,
  color: null,
  note: null,
  earlyStart: null,
  earlyFinish: null,
  lateStart: null,
  lateFinish: null,
  totalFloat: null,
  freeFloat: null,
  isCritical: false,
  drivenById: null,
})
