import { SYSTEM_ACTOR } from '#core/base/actor'
import { searchFold } from '#engines/text/fold'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type File from '#files/shared/models/file'
import FileText from '#files/shared/models/file_text'
import { isReadable } from './readable.js'

/** Of one file at most this much is searched, in characters. */
export const MOST_TEXT = 200_000

/**
 * Keeps what a file is found by true: its name, what its drawing says, and the text inside it, which
 * is read by a job. No one started that job, so no one is notified.
 */
export async function enqueueOcr(uow: UnitOfWork, file: File) {
  const known = await FileText.query({ client: uow.trx }).where('fileId', file.id).first()
  const text = known ?? new FileText()
  text.useTransaction(uow.trx)
  const fresh = known?.versionNo !== file.versionNo
  const wanted = fresh && isReadable(file.mime)
  if (!known) text.merge({ fileId: file.id, pages: null })
  if (fresh)
    text.merge({ content: null, status: wanted ? 'waiting' : 'none', versionNo: file.versionNo })
  text.searchText = foundBy(file, text.content)
  await text.save()
  if (!wanted) return
  const order = {
    type: 'files.read_text',
    title: `Read ${file.originalName}`,
    titleAr: `قراءة ${file.originalName}`,
    payload: { fileId: file.id, versionNo: file.versionNo },
    entityType: 'file',
    entityId: file.id,
    dedupKey: `files.read_text:${file.id}:${file.versionNo}`,
    maxAttempts: 3,
  }
  await uow.enqueue(order, SYSTEM_ACTOR)
}

/** What a file is found by, folded. */
export function foundBy(file: File, content: string | null): string {
  const { originalName, drawingNumber, drawingTitle, discipline } = file
  const facts = [originalName, drawingNumber, drawingTitle, discipline]
  return [...facts, content?.slice(0, MOST_TEXT)]
    .filter(Boolean)
    .map((value) => searchFold(value!))
    .join('\n')
}
