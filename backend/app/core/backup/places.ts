import { join } from 'node:path'
import env from '#start/env'

/** Where the portal puts its own backups. Folders are named by the installation, never on a page. */
export const backupFolder = () => env.get('BACKUP_DIR') || join(env.get('DATA_DIR'), 'backups')

/** A second folder that gets a copy of each, e.g. a mounted share; null where none is named. */
export const copyFolder = () => env.get('BACKUP_COPY_DIR') || null

/** Where drills restore to. */
export const drillFolder = () => join(env.get('DATA_DIR'), 'drills')
