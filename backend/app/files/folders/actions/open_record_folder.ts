import { isDuplicate } from '#core/database/failures'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { aboutFolder } from '#files/shared/about_folder'
import { createFolder, fillNew, settlePath } from './save_folder.js'
import Folder from '#files/shared/models/folder'
import type { RecordFolder } from '#files/folders/find_record'
import type { RecordRoot } from '#files/shared/record_roots'

/** What every record's folder begins with. */
const TEMPLATE = [
  { name: 'Drawings', nameAr: 'المخططات' },
  { name: 'Specifications', nameAr: 'المواصفات' },
  { name: 'Correspondence', nameAr: 'المراسلات' },
  { name: 'Contract', nameAr: 'العقد' },
  { name: 'Photos', nameAr: 'الصور' },
]

/** The folder of a record; made, with the firm's usual folders in it, when someone first files something. */
export async function openRecordFolder(
  uow: UnitOfWork,
  root: RecordRoot,
  record: RecordFolder
): Promise<Folder> {
  const known = await findRecordFolder(uow, root.key, record.id)
  if (known) return known
  const folder = new Folder().useTransaction(uow.trx)
  fillNew(uow, folder, { name: record.code })
  // found by its record: beside the other folders without a parent it needs no name
  folder.merge({ parentId: null, liveKey: null, recordType: root.key, recordId: record.id })
  try {
    await folder.merge({ accessId: 0 }).save()
  } catch (error) {
    const made = isDuplicate(error) ? await findRecordFolder(uow, root.key, record.id) : null
    if (made) return made
    throw error
  }
  folder.accessId = folder.id
  await settlePath(folder, '/')
  await uow.audit({ action: 'create', ...aboutFolder(folder), after: folder.toAudit() })
  for (const names of TEMPLATE) await createFolder(uow, folder, names)
  return folder
}

function findRecordFolder(uow: UnitOfWork, recordType: string, recordId: number) {
  return Folder.query({ client: uow.trx }).where({ recordType, recordId }).forUpdate().first()
}
