import { blobFacts } from '#core/storage/blobs'
import { findFile } from '#core/storage/find_files'
import type { MailAttachment } from './mail.js'

/** A stored file as an attachment; null when it is gone. */
export async function fileAttachment(id: number): Promise<MailAttachment | null> {
  const file = await findFile(id)
  const facts = file && (await blobFacts(file.storage_key))
  return facts ? { fileId: id, name: file.original_name, size: facts.size } : null
}
