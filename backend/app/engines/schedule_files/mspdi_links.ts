import { SCHEDULE_FILE } from '#engines/limits/reading'
import { ScheduleFileError } from './errors.js'
import type { Leftovers } from './leftovers.js'
import {
  isElapsedFormat,
  isPercentFormat,
  isSet,
  LINK_NUMBERS,
  numberOf,
  TENTHS,
} from './mspdi_values.js'
import type { FileLink, FileTask } from './schedule_file.js'
import { childrenOf, textOf, type Record } from './xml_records.js'

/** @throws ScheduleFileError too_large */
export function readMspdiLinks(
  records: readonly Record[],
  tasks: readonly FileTask[],
  leftovers: Leftovers
): FileLink[] {
  const byKey = new Map(tasks.map((task) => [task.key, task]))
  const links: FileLink[] = []
  const seen = new Set<string>()
  for (const record of records) {
    const to = byKey.get(textOf(record, 'UID'))
    for (const written of to ? childrenOf(record, 'PredecessorLink') : []) {
      const from = byKey.get(textOf(written, 'PredecessorUID'))
      const isElsewhere = isSet(written, 'CrossProject') || !from
      if (isElsewhere) leftovers.add('links_to_other_projects', to!.name)
      else if (seen.has(`${from.key} ${to!.key}`)) leftovers.add('duplicate_links', to!.name)
      else links.push(linkOf(written, from, to!, leftovers))
      seen.add(`${from?.key} ${to!.key}`)
    }
    if (links.length > SCHEDULE_FILE.links) throw new ScheduleFileError('too_large')
  }
  return links
}

function linkOf(written: Record, from: FileTask, to: FileTask, leftovers: Leftovers): FileLink {
  const format = numberOf(written, 'LagFormat')
  const number = numberOf(written, 'LinkLag') ?? 0
  const isPercent = isPercentFormat(format)
  if (isPercent && number) leftovers.add('percent_lags', to.name)
  return {
    from: from.key,
    to: to.key,
    type: LINK_NUMBERS[numberOf(written, 'Type') ?? 1] ?? 'FS',
    lag: Math.round(isPercent ? (from.duration * number) / 100 : number / TENTHS),
    isElapsed: number !== 0 && isElapsedFormat(format),
  }
}
