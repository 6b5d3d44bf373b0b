import { RestoreDrillSchema } from '#database/schema'

export const DRILL_STATES = ['running', 'passed', 'failed'] as const
export const DRILL_ORIGINS = ['hand', 'schedule'] as const

/** The folder of the backups, or the object store with their copies. */
export const DRILL_SOURCES = ['folder', 'store'] as const

export default class RestoreDrill extends RestoreDrillSchema {
  static table = 'restore_drills'

  declare state: (typeof DRILL_STATES)[number]
  declare source: (typeof DRILL_SOURCES)[number]
  declare origin: (typeof DRILL_ORIGINS)[number]
}
