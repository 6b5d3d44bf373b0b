import type { ConstraintKind, LinkType, TaskKind } from '#engines/scheduling/network'
import type { Moment } from '#engines/scheduling/moment'

/** What people state of a task. Durations and remaining work are working minutes of its calendar. */
export interface TaskFacts {
  code: string
  name: string
  nameAr: string | null
  kind: TaskKind
  /** Null: the calendar of the schedule. */
  calendarId: number | null
  duration: number
  constraintKind: ConstraintKind | null
  constraintAt: Moment | null
  deadline: Moment | null
  pinnedStart: Moment | null
  actualStart: Moment | null
  actualFinish: Moment | null
  remaining: number | null
  /** Hundredths of a percent. */
  percentE2: number
  weightE4: number | null
  budgetMinor: number | null
  assigneeId: number | null
  color: string | null
  note: string | null
}

/** What the engine computes of a task; null where a summary has no children. */
export interface TaskPlace {
  earlyStart: Moment | null
  earlyFinish: Moment | null
  lateStart: Moment | null
  lateFinish: Moment | null
  totalFloat: number | null
  freeFloat: number | null
  isCritical: boolean
  drivenById: number | null
}

/** A task of a schedule. Its rank orders it among the children of its parent. */
export interface Task extends TaskFacts, TaskPlace {
  /** Negative until the row is written. */
  id: number
  parentId: number | null
  position: number
  /** The version of the schedule that removed it; removed tasks can be restored. */
  removedIn: number | null
}

export interface TaskLink {
  fromId: number
  toId: number
  type: LinkType
  lag: number
}

export interface TaskAssignment {
  taskId: number
  resourceId: number
  unitsE4: number
}

/** A task as it is when nothing but its name is stated. */
export const NEW_TASK: TaskFacts & TaskPlace = {
  code: '',
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
  percentE2: 0,
  weightE4: null,
  budgetMinor: null,
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
}
