import type { ConstraintKind, TaskKind } from '#engines/scheduling/network'
import type { FileProject, FileTask } from './schedule_file.js'
import { childrenOf, textOf, type Record } from './xml_records.js'

/*
 * What the format has no place for travels in places that Project keeps and shows: settings among the
 * keywords of the project, kinds of tasks and of constraints and parts of a percent in the field Text30.
 */
const OWN_FIELD = '188744016'
const MARK = 'binaa'
const OWN_KINDS: readonly TaskKind[] = ['start_milestone', 'level_of_effort']
/** Constraints that Project only has in a form that ignores links. */
const OWN_CONSTRAINTS = { start_on: 'must_start', finish_on: 'must_finish' } as const
/** Project has whole percents. */
const OWN_PERCENT = /^\d{1,3}\.\d{1,2}%$/
type OwnConstraint = keyof typeof OWN_CONSTRAINTS

type Own = Pick<
  FileProject,
  'lagCalendar' | 'outOfSequence' | 'critical' | 'criticalFloat' | 'dataDate' | 'mustFinish'
>

export const writeOwnSettings = (project: FileProject): string => {
  const { lagCalendar, outOfSequence, critical, criticalFloat, dataDate, mustFinish } = project
  const settings = [lagCalendar, outOfSequence, critical, criticalFloat, dataDate, mustFinish]
  return [MARK, ...settings.map((value) => value ?? '-')].join(' ')
}

/** @returns null for a file of another program */
export function readOwnSettings(project: Record): Own | null {
  const texts = textOf(project, 'Keywords').split(' ')
  const [mark, lagCalendar, outOfSequence, critical, float, dataDate, mustFinish] = texts
  if (mark !== MARK || texts.length !== 7) return null
  const momentOf = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : null)
  return {
    lagCalendar: oneOf(['predecessor', 'successor', 'project', 'round_the_clock'], lagCalendar),
    outOfSequence: oneOf(['retained_logic', 'progress_override'], outOfSequence),
    critical: oneOf(['float', 'longest_path'], critical),
    criticalFloat: momentOf(float) ?? 0,
    dataDate: momentOf(dataDate),
    mustFinish: momentOf(mustFinish),
  }
}

/** The first where it is none of them. */
const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], text = ''): Value =>
  values.find((value) => value === text) ?? values[0]

const isOwnConstraint = (kind: unknown): kind is OwnConstraint =>
  Object.keys(OWN_CONSTRAINTS).includes(kind as string)

/** A constraint as Project has it, the nearest where it has none of the kind. */
export const writtenConstraint = (kind: ConstraintKind): ConstraintKind =>
  isOwnConstraint(kind) ? OWN_CONSTRAINTS[kind] : kind

/** What a task is and Project has no kind for; null for most. */
export function ownField({
  kind,
  constraint,
  percent,
}: FileTask): { id: string; value: string } | null {
  const kinds = [
    OWN_KINDS.includes(kind) && kind,
    isOwnConstraint(constraint?.kind) && constraint.kind,
    kind !== 'summary' && !Number.isInteger(percent) && `${percent}%`,
  ]
  const value = kinds.filter(Boolean).join(' ')
  return value ? { id: OWN_FIELD, value } : null
}

function readOwn(task: Record): string[] {
  const own = childrenOf(task, 'ExtendedAttribute').find(
    (field) => textOf(field, 'FieldID') === OWN_FIELD
  )
  return textOf(own, 'Value').split(' ')
}

export const readOwnKind = (task: Record): TaskKind | null =>
  OWN_KINDS.find((kind) => readOwn(task).includes(kind)) ?? null

/** @param kind as Project has it: what a person changed there wins */
export function readOwnConstraint(task: Record, kind: ConstraintKind): ConstraintKind {
  const own = readOwn(task).find(isOwnConstraint)
  return own !== undefined && OWN_CONSTRAINTS[own] === kind ? own : kind
}

/** @param whole as Project has it: what a person changed there wins */
export function readOwnPercent(task: Record, whole: number): number {
  const own = Number.parseFloat(readOwn(task).find((text) => OWN_PERCENT.test(text)) ?? '')
  return Math.round(own) === whole ? own : whole
}

export const hasOwnField = (task: Record): boolean =>
  readOwnKind(task) !== null ||
  readOwn(task).some((text) => isOwnConstraint(text) || OWN_PERCENT.test(text))
