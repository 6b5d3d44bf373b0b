import { AppError } from '#core/base/app_error'
import type { ReceivedFile } from '#core/storage/check_received'
import { filesOf } from '#core/storage/find_files'
import { storeFile } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type Delay from './delay.js'
import { recordDelay } from './record_delay.js'

/** `ownerType` of what proves a delay; the `ownerId` is the delay's. */
export const DELAY_EVIDENCE = 'delay_evidence'
/** Of one delay. */
export const MOST_FILES = 40

/** Keeps a file as evidence of a locked delay. @throws AppError 422 TOO_MANY_FILES */
export async function addEvidence(uow: UnitOfWork, delay: Delay, upload: ReceivedFile) {
  const files = await evidenceOf(delay.id, uow.trx)
  if (files.length >= MOST_FILES)
    throw new AppError(422, 'TOO_MANY_FILES', { params: { max: MOST_FILES } })
  const file = await storeFile(uow, upload, { ownerType: DELAY_EVIDENCE, ownerId: delay.id })
  await recordDelay(uow, 'add_file', delay, { after: { file: file.name } })
}

export interface Evidence {
  id: number
  name: string
  mime: string
}

/** The files of a delay, in the order in which they came. */
export async function evidenceOf(id: number, client?: QueryClientContract): Promise<Evidence[]> {
  return filesOf(DELAY_EVIDENCE, [id], client)
    .orderBy('id')
    .select('id', 'original_name as name', 'mime')
}
