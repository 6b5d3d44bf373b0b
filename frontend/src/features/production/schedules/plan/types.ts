import type { ConstraintKind, LinkType, TaskKind } from '@binaa/backend/network'
import type { Schema } from '../../../../api/types'

export type { ConstraintKind, LinkType, TaskKind }

/** The schedule of a project; its tasks in outline order. */
export type ScheduleAnswer = Schema<'Schedule'>

/**
 * A task. Durations are working minutes, moments `2026-11-24T08:00`. On this page the id of a task that was
 * added here is negative, for as long as the page is open.
 */
export type ScheduleTask = Schema<'ScheduleTask'>

/** What the engine finds out about a task. */
export type TaskPlace = Pick<
  ScheduleTask,
  | 'earlyStart'
  | 'earlyFinish'
  | 'lateStart'
  | 'lateFinish'
  | 'totalFloat'
  | 'freeFloat'
  | 'isCritical'
  | 'drivenById'
>

/** What people state of a task. */
export type TaskFields = Omit<ScheduleTask, keyof TaskPlace | 'id' | 'parentId' | 'wbs'>

export type ScheduleLink = Schema<'TaskLink'>
export type ScheduleAssignment = Schema<'TaskAssignment'>
export type ScheduleSettings = Schema<'ScheduleSettings'>
export type ScheduleCalendar = Schema<'ScheduleCalendar'>
export type ScheduleResource = Schema<'PlanResource'>

/** What the server answers to changes: all tasks that are new or differ, and the order of all. */
export type ChangesAnswer = Schema<'ScheduleChange'>

type Place = number | string | null

/** A change as the server takes it; an id may be the `ref` of a task that the same list adds before. */
export type Change =
  | {
      op: 'add'
      ref: string
      parentId?: Place
      /** Null or absent: the first child. */
      afterId?: Place
      fields: Partial<TaskFields> & { name: string }
    }
  | { op: 'update'; id: number; fields: Partial<TaskFields> }
  | { op: 'move'; id: number; parentId: Place; afterId: Place }
  | { op: 'remove'; id: number }
  | { op: 'restore'; id: number }
  | { op: 'link'; fromId: Place & {}; toId: Place & {}; type: LinkType; lag: number }
  | { op: 'unlink'; fromId: Place & {}; toId: Place & {} }
  | { op: 'assign'; taskId: Place & {}; resourceId: number; units: string }
  | { op: 'unassign'; taskId: Place & {}; resourceId: number }
  | { op: 'settings'; fields: Partial<ScheduleSettings> }

type Span = [start: string | null, finish: string | null]

/** What changes would do, before they are made. */
export interface Preview {
  moved: { id: number; from: Span; to: Span }[]
  finish: { before: string | null; after: string | null }
  /** Tasks that would finish after their deadline and do not yet. */
  missedDeadlines: number[]
  /** Contract milestones that would be late and are not yet, by calendar days. */
  lateMilestones: { id: number; days: number }[]
  /** Pinned or hard-dated tasks that would lie before what their links ask for, by working minutes. */
  conflicts: { taskId: number; predecessorId: number; minutes: number }[]
}

/** One thing that differs between two readings of a schedule. */
export interface Difference {
  kind: 'added' | 'removed' | 'changed' | 'links' | 'resources' | 'settings'
  /** Name of the task; null for what belongs to none. */
  name: string | null
  nameAr: string | null
  /** The stated fields that differ. */
  fields: string[]
}

/** Someone else changed the schedule while changes of this page were on their way. */
export interface PlanConflict {
  changedBy: string | null
  changedAt: string | null
  theirs: Difference[]
  /** How many changes of this page were not saved. */
  mine: number
  /** Makes the changes of this page again, on the schedule as it is now. */
  reapply: () => Promise<void>
  /** Drops them. */
  dismiss: () => void
}

/** A schedule on screen, and how to change it. A new object for each change, its functions the same. */
export interface SchedulePlan {
  schedule: ScheduleAnswer
  byId: ReadonlyMap<number, ScheduleTask>
  /** Computed in the browser by the engine of the server. Throws SchedulingError. */
  preview: (changes: readonly Change[]) => Preview
  /** Shows the changes at once and saves them in order; rejects with an HttpError, and takes them back. */
  apply: (changes: readonly Change[]) => Promise<void>
  undo: () => Promise<void>
  redo: () => Promise<void>
  canUndo: boolean
  canRedo: boolean
  /** Changes that are on their way. */
  isSaving: boolean
  /** They did not get through: no answer, or the server failed. Nothing is lost; `retry` sends them again. */
  isUnsent: boolean
  retry: () => void
  conflict: PlanConflict | null
  /** The id that the server knows a task by; null while it is on its way there. */
  serverIdOf: (id: number) => number | null
}
