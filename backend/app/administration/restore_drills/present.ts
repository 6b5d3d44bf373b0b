import { faultText, type Fault } from '#core/backup/refusal'
import { personIn, userNames } from '#core/base/user_names'
import {
  arrayOf,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  person,
  text,
  whole,
} from '#core/openapi/schema'
import { DRILL_ORIGINS, DRILL_SOURCES, DRILL_STATES } from './restore_drill.js'
import type RestoreDrill from './restore_drill.js'

/** Drills with who asked for them. */
export async function presentDrills(drills: RestoreDrill[]) {
  const names = await userNames(drills.map(({ createdBy }) => createdBy))
  return drills.map((drill) => {
    const { createdBy: by, startedAt, endedAt } = drill
    const { id: drillId, backupId, folder, state, origin, jobId, checks, faultCount } = drill
    return {
      ...{ id: drillId, backupId, folder, state, origin, jobId, checks, faultCount },
      ...{ source: drill.source, comparedRows: drill.comparedRows },
      seconds: endedAt && Math.round(endedAt.diff(startedAt).as('seconds')),
      startedAt: startedAt.toUTC().toISO()!,
      endedAt: endedAt?.toUTC().toISO() ?? null,
      createdBy: personIn(names, by),
      faults: (JSON.parse(drill.faults) as Fault[]).map((fault) => faultText(fault)),
    }
  })
}

export const drillSchema = named(
  'RestoreDrill',
  object({
    ...{ id, backupId: nullable(id), folder: text, state: oneOf(DRILL_STATES) },
    source: oneOf(DRILL_SOURCES),
    ...{ origin: oneOf(DRILL_ORIGINS), jobId: nullable(text), checks: nullable(whole) },
    ...{ faultCount: whole, comparedRows: nullable(whole), seconds: nullable(whole) },
    ...{ startedAt: instant, endedAt: nullable(instant), createdBy: nullable(person) },
    faults: arrayOf(text),
  })
)
