import { isDuplicate } from '#core/database/failures'
import type { Unit } from '#core/unit/unit'
import { aboutFolder, createFolder, fillNew, settlePath } from '#files/actions/save_folder'
import Folder from '#files/models/folder'
import type { RecordFolder } from '#files/records/find_record'
import type { RecordRoot } from '#files/records/record_roots'

/** What every record's folder begins with. */
const TEMPLATE = [
  { name: 'Drawings', nameAr: 'المخططات' },
  { name: 'Specifications', nameAr: 'المواصفات' },
  { name: 'Correspondence', nameAr: 'المراسلات' },
  { name: 'Contract', nameAr: 'العقد' },
  { name: 'Photos', nameAr: 'الصور' },
]

/** The folder of a record; made, with the firm's usual folders in it, when somebody first files something. */
export async function openRecordFolder(
  unit: Unit,
  root: RecordRoot,
  record: RecordFolder
): Promise<Folder> {
  const known = await findRecordFolder(unit, root.key, record.id)
  if (known) return known
  const folder = new Folder().useTransaction(unit.trx)
  fillNew(unit, folder, { name: record.code })
  // found by its record: beside the other folders without a parent it needs no name
  folder.merge({ parentId: null, liveKey: null, recordType: root.key, recordId: record.id })
  try {
    await folder.merge({ accessId: 0 }).save()
  } catch (error) {
    const made = isDuplicate(error) ? await findRecordFolder(unit, root.key, record.id) : null
    if (made) return made
    throw error
  }
  folder.accessId = folder.id
  await settlePath(folder, '/')
  await unit.audit({ action: 'create', ...aboutFolder(folder), after: folder.toAudit() })
  for (const names of TEMPLATE) await createFolder(unit, folder, names)
  return folder
}

function findRecordFolder(unit: Unit, recordType: string, recordId: number) {
  return Folder.query({ client: unit.trx }).where({ recordType, recordId }).forUpdate().first()
}
