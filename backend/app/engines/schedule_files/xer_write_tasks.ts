import type { TaskKind } from '#engines/scheduling/network'
import type { FileResource, FileTask, ScheduleFile } from './schedule_file.js'
import { numbered } from './numbered.js'
import type { XerWriter } from './xer_tables.js'
import {
  codeOf,
  CONSTRAINT_TYPES,
  LINK_CODES,
  TASK_TYPES,
  xerHours,
  xerMoment,
} from './xer_values.js'

const OBS = 1
const ROOT = 1
const RESOURCE_TYPES: Record<FileResource['kind'], string> = {
  crew: 'RT_Labor',
  equipment: 'RT_Equip',
  material: 'RT_Mat',
}

/** The breakdown structure, the activities, their links and resources. */
export function writeXerTasks(
  writer: XerWriter,
  file: ScheduleFile,
  calendars: ReadonlyMap<string, number>,
  project: number
) {
  const [ids, resourceIds] = [numbered(file.tasks), numbered(file.resources)]
  const nodes = writeNodes(writer, file, ids, project)
  writer.records(
    'RSRC',
    file.resources.map(({ key, code, name, kind }) => ({
      rsrc_id: resourceIds.get(key),
      rsrc_short_name: code,
      rsrc_name: name,
      rsrc_type: RESOURCE_TYPES[kind],
    }))
  )
  const activities = file.tasks.filter(({ kind }) => kind !== 'summary')
  writer.records(
    'TASK',
    activities.map((task) => ({
      task_id: ids.get(task.key),
      proj_id: project,
      wbs_id: nodes.get(task.parent),
      clndr_id: calendars.get(task.calendar ?? file.project.calendar),
      ...taskFields(task),
    }))
  )
  writer.records('TASKPRED', linkRows(file, ids, project))
  const assigned = file.assignments.map(({ task, resource, units }, index) => ({
    taskrsrc_id: index + 1,
    task_id: ids.get(task),
    proj_id: project,
    rsrc_id: resourceIds.get(resource),
    target_qty_per_hr: units,
  }))
  writer.records('TASKRSRC', assigned)
}

const linkRows = ({ links }: ScheduleFile, ids: ReadonlyMap<string, number>, project: number) =>
  links.map(({ from, to, type, lag }, index) => ({
    task_pred_id: index + 1,
    task_id: ids.get(to),
    pred_task_id: ids.get(from),
    proj_id: project,
    pred_proj_id: project,
    pred_type: codeOf(LINK_CODES, type),
    lag_hr_cnt: xerHours(lag),
  }))

/** @returns the node of each summary; the root of the structure is the project itself */
function writeNodes(
  writer: XerWriter,
  { tasks, project: { name } }: ScheduleFile,
  places: ReadonlyMap<string, number>,
  project: number
) {
  const nodes = new Map<string | null, number>([[null, ROOT]])
  const codes = new Map(tasks.map(({ key, code }) => [key, code]))
  const summaries = tasks.filter(({ kind }) => kind === 'summary')
  for (const { key } of summaries) nodes.set(key, nodes.size + 1)
  const common = { proj_id: project, obs_id: OBS, status_code: 'WS_Open' }
  const root = {
    ...common,
    wbs_id: ROOT,
    seq_num: 0,
    proj_node_flag: 'Y',
    wbs_short_name: name,
    wbs_name: name,
    parent_wbs_id: '',
  }
  const below = summaries.map((task) => ({
    ...common,
    wbs_id: nodes.get(task.key),
    seq_num: places.get(task.key),
    proj_node_flag: 'N',
    wbs_short_name: shortCode(task.code, task.parent === null ? undefined : codes.get(task.parent)),
    wbs_name: task.name,
    parent_wbs_id: nodes.get(task.parent),
  }))
  writer.records('PROJWBS', [root, ...below])
  return nodes
}

/** What a code adds to that of the summary above; what parts the levels may not be in it. */
function shortCode(code: string, above: string | undefined): string {
  const own =
    above !== undefined && code.startsWith(`${above}.`) ? code.slice(above.length + 1) : code
  return own.replaceAll('.', '-')
}

function taskFields(task: FileTask) {
  const { dates, actualStart, actualFinish, duration } = task
  const isFinished = actualFinish !== null
  const left = isFinished ? 0 : actualStart !== null ? (task.remaining ?? duration) : duration
  const start = xerMoment(actualStart ?? dates?.earlyStart ?? null)
  const finish = xerMoment(actualFinish ?? dates?.earlyFinish ?? null)
  return {
    phys_complete_pct: task.percent,
    complete_pct_type: 'CP_Phys',
    task_type: codeOf<TaskKind>(TASK_TYPES, task.kind),
    duration_type: 'DT_FixedDUR2',
    status_code: isFinished ? 'TK_Complete' : actualStart === null ? 'TK_NotStart' : 'TK_Active',
    task_code: task.code,
    task_name: task.name,
    total_float_hr_cnt: xerHours(dates?.totalFloat ?? null),
    remain_drtn_hr_cnt: xerHours(left),
    target_drtn_hr_cnt: xerHours(duration),
    ...constraintFields(task),
    act_start_date: xerMoment(actualStart),
    act_end_date: xerMoment(actualFinish),
    early_start_date: start,
    early_end_date: finish,
    late_end_date: xerMoment(dates?.lateFinish ?? null),
    target_start_date: start,
    target_end_date: finish,
  }
}

/** A task that a person has placed is one that must start there. */
function constraintFields({ pinnedStart, constraint }: FileTask) {
  const held = pinnedStart === null ? constraint : { kind: 'must_start' as const, at: pinnedStart }
  return {
    cstr_date: xerMoment(held?.at ?? null),
    cstr_type: held ? codeOf(CONSTRAINT_TYPES, held.kind) : '',
  }
}
