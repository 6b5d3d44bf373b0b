import type { TaskKind } from '#engines/scheduling/network'
import type { FileProject } from './schedule_file.js'
import { childrenOf, textOf, type Record } from './xml_records.js'

/*
 * What the format has no place for travels in places that Project keeps and shows: settings among the
 * keywords of the project, kinds of tasks in the field Text30.
 */
export const OWN_FIELD = '188744016'
const MARK = 'binaa'
const OWN_KINDS: readonly TaskKind[] = ['start_milestone', 'level_of_effort']

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

export function readOwnKind(task: Record): TaskKind | null {
  const own = childrenOf(task, 'ExtendedAttribute').find(
    (field) => textOf(field, 'FieldID') === OWN_FIELD
  )
  return OWN_KINDS.find((kind) => kind === textOf(own, 'Value')) ?? null
}
