import type { ApplicationService } from '@adonisjs/core/types'
import { examineBackupStore } from './backup_store.js'
import { examineDatabase } from './database.js'
import { examineFileEncryption } from './file_encryption.js'
import { probed, type DoctorFinding } from './finding.js'
import { examineKeys } from './keys.js'
import { examineChromium, examineDisk, examineProcess, examineProxy } from './machine.js'
import { examineRedis } from './redis.js'
import { examineScanner } from './scanner.js'
import { examineStore } from './store.js'

/** The dependencies of the portal, one by one; a part that cannot be looked at is a failed finding. */
export async function examine(app: ApplicationService): Promise<DoctorFinding[]> {
  const parts = [
    await probed('process', examineProcess),
    await probed('proxy', examineProxy),
    await probed('database', () => examineDatabase(app)),
    await probed('redis', examineRedis),
    await probed('keys', examineKeys),
    await probed('disk', examineDisk),
    await probed('chromium', examineChromium),
    await probed('scanner', examineScanner),
    await probed('store', examineStore),
    await probed('backup_store', examineBackupStore),
    await probed('file_encryption', examineFileEncryption),
  ]
  return parts.flat()
}
