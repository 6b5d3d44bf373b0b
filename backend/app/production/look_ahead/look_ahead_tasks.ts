import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { MINUTES_OF_DAY, type Day, type Moment } from '#engines/scheduling/moment'
import { OPEN } from './late_materials.js'
import type { LOOK_AHEAD_STATES } from './validator.js'

export interface Window {
  projectId?: number
  /** The first day, and the one after the last. */
  from: Day
  to: Day
  now: Day
  state?: (typeof LOOK_AHEAD_STATES)[number]
  /** Of `ready` and `late_material`: the tasks whose material comes too late. */
  waiting?: readonly number[]
}

export interface LookAheadRow {
  id: number
  project_id: number
  project_code: string
  project_name: string
  project_name_ar: string | null
  code: string
  name: string
  name_ar: string | null
  kind: string
  early_start: Moment
  early_finish: Moment
  actual_start: Moment | null
  percent_e2: number
  total_float: number | null
  is_critical: boolean | number
}

const COLUMNS = [
  'id',
  'project_id',
  'code',
  'name',
  'name_ar',
  'kind',
  'early_start',
  'early_finish',
  'actual_start',
  'percent_e2',
  'total_float',
  'is_critical',
]

/** What a row is made of, of tasks joined with their projects. */
export const TASK_COLUMNS = [
  ...COLUMNS.map((column) => `tasks.${column}`),
  'projects.code as project_code',
  'projects.name as project_name',
  'projects.name_ar as project_name_ar',
]

type Query = DatabaseQueryBuilderContract<any>

/**
 * Unfinished tasks that start, run or finish within the window, as the schedule has them now, and those
 * that should be finished by today, where the window holds it.
 */
export async function lookAheadTasks(
  window: Window,
  { start, end }: { start: number; end: number }
): Promise<{ rows: LookAheadRow[]; total: number }> {
  const count = await tasksIn(window).count('* as total').first()
  const rows = await tasksIn(window)
    .select(...TASK_COLUMNS)
    .orderBy('tasks.early_start')
    .orderBy('tasks.id')
    .offset(start)
    .limit(end - start)
  return { rows, total: Number(count?.total ?? 0) }
}

function tasksIn({ projectId, state, waiting = [], ...window }: Window): Query {
  const { now } = window
  const query = tasksBetween(window).join('projects', 'projects.id', 'tasks.project_id')
  if (projectId === undefined) void query.whereIn('projects.status', OPEN)
  else void query.where('tasks.project_id', projectId)
  if (state === 'late') void query.where((late) => isOver(late, now))
  if (state === 'ready')
    void query
      .whereNotExists(openConstraints)
      .where((either) =>
        either.whereNotNull('tasks.actual_start').orWhereNotIn('tasks.id', [...waiting])
      )
  if (state === 'late_material')
    void query.whereNull('tasks.actual_start').whereIn('tasks.id', [...waiting])
  if (state === 'constrained') void query.whereExists(openConstraints)
  return query
}

/** The same of any project, without its state. */
export function tasksBetween({ from, to, now }: Pick<Window, 'from' | 'to' | 'now'>): Query {
  return (
    db
      .from('tasks')
      .whereNull('tasks.removed_in')
      .whereNull('tasks.actual_finish')
      .where('tasks.early_start', '<', to * MINUTES_OF_DAY)
      // what has tasks below it is done when they are
      .whereNotExists((below) =>
        below
          .from('tasks as parts')
          .whereColumn('parts.parent_id', 'tasks.id')
          .whereNull('parts.removed_in')
          .select('parts.id')
      )
      .where((either) => {
        void either.where((within) => reaches(within, from * MINUTES_OF_DAY))
        if (from <= now && now < to) void either.orWhere((late) => isOver(late, now))
      })
  )
}

/** It finishes after the window begins; a milestone has no length. */
function reaches(query: Query, begin: Moment) {
  void query
    .where('tasks.early_finish', '>', begin)
    .orWhere((milestone) => milestone.where('tasks.early_start', begin))
}

function isOver(query: Query, now: Day) {
  void query.where('tasks.early_finish', '<=', now * MINUTES_OF_DAY)
}

const openConstraints = (query: Query) =>
  void query
    .from('task_constraints')
    .whereColumn('task_constraints.task_id', 'tasks.id')
    .whereNull('task_constraints.resolved_at')
    .select('task_constraints.id')
