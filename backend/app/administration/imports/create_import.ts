import type { ReceivedFile } from '#core/storage/check_received'
import { storeFile } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Import from './import.js'

interface Table extends Pick<Import, 'format' | 'headings' | 'sample'> {
  resource: string
  file: ReceivedFile
}

/** Keeps a table that someone has uploaded, none of its rows looked at yet. */
export async function createImport(
  uow: UnitOfWork,
  { resource, file, ...table }: Table
): Promise<Import> {
  const owner = { ownerType: `imports.${resource}`, ownerId: null }
  const stored = await storeFile(uow, file, owner)
  return Import.create(
    {
      ...table,
      resource,
      fileId: stored.id,
      fileName: file.name,
      status: 'uploaded',
      totalRows: 0,
      goodRows: 0,
      badRows: 0,
      createdRows: 0,
      updatedRows: 0,
      version: 1,
      createdBy: uow.actor.id,
      updatedBy: uow.actor.id,
    },
    { client: uow.trx }
  )
}
