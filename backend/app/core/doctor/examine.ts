import type { ApplicationService } from '@adonisjs/core/types'
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
    await probed('Redis', examineRedis),
    await probed('keys', examineKeys),
    await probed('disk', examineDisk),
    await probed('Chromium', examineChromium),
    await probed('virus scanner', examineScanner),
    await probed('object store', examineStore),
    await probed('file encryption', examineFileEncryption),
  ]
  return parts.flat()
}
