import { setting } from './settings.js'

/** How often a restore drill is carried out by itself. */
export const DRILL_PERIODS = ['never', 'week', 'month'] as const
type DrillPeriod = (typeof DRILL_PERIODS)[number]

interface BackupSettings {
  /** Days on which a backup is made, 0 = Sunday to 6 = Saturday; none: only by hand. */
  backupDays: number[]
  backupTime: string
  /** Of how many days, weeks and months the latest backup is kept. */
  backupKeepDaily: number
  backupKeepWeekly: number
  backupKeepMonthly: number
  drillEvery: DrillPeriod
}

export const BACKUP_DEFAULTS: BackupSettings = {
  backupDays: [],
  backupTime: '02:00',
  backupKeepDaily: 7,
  backupKeepWeekly: 4,
  backupKeepMonthly: 6,
  drillEvery: 'never',
}

const NAMES = Object.keys(BACKUP_DEFAULTS) as (keyof BackupSettings)[]

export function backupSettings(): BackupSettings {
  const entries = NAMES.map((name) => [name, setting<unknown>(name, BACKUP_DEFAULTS[name])])
  return Object.fromEntries(entries) as BackupSettings
}
