import { BackupSchema } from '#database/schema'

/** `removed`: it was complete, and the keeping rule has taken it away. */
export const BACKUP_STATES = ['running', 'complete', 'failed', 'removed'] as const
/** On the page, by the schedule, or by the command of the console. */
export const BACKUP_ORIGINS = ['hand', 'schedule', 'command'] as const

export default class Backup extends BackupSchema {
  static table = 'backups'

  declare state: (typeof BACKUP_STATES)[number]
  declare origin: (typeof BACKUP_ORIGINS)[number]
}
