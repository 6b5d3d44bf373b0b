import mailConfig from '#config/mail'
import { logoFileId } from '#core/settings/company'
import { readForWork } from '#core/scanning/work_bytes'
import { readBlob } from '#core/storage/blobs'
import { findFile, type FileRow } from '#core/storage/find_files'
import { printedBytes } from '#core/printing/print_and_store'
import { storeBuffer } from '#core/storage/store_file'
import { actorOf } from '#core/unit_of_work/actor_of'
import { transact } from '#core/unit_of_work/transact'
import { mailedDocument } from './documents.js'
import { UnsendableMail } from './failure.js'
import { LOGO_CID } from './mail_body.js'
import type Mail from './mail.js'
import type { MailAttachment, MailDocument } from './mail.js'
import { openBody } from './secret_body.js'
import type { Outgoing } from './smtp.js'

export const attachmentsOf = (mail: Pick<Mail, 'attachments'>): MailAttachment[] =>
  JSON.parse(mail.attachments)

/**
 * Prints the document of a mail and keeps it with its record, once: what a first attempt has printed
 * the next one sends. @throws UnsendableMail when the record is gone or no longer open to the sender
 */
export async function attachDocument(mail: Mail, signal: AbortSignal) {
  if (!mail.document || attachmentsOf(mail).length) return
  const { type, id, options }: MailDocument = JSON.parse(mail.document)
  const document = await mailedDocument(type)?.print(id, options, mail.createdBy)
  if (!document) throw new UnsendableMail('document_gone')
  const content = await printedBytes(document, signal)
  const store = async () => {
    const actor = await actorOf(mail.createdBy, `mail:${mail.id}`)
    mail.attachments = await transact(actor, async (uow) => {
      const label = { name: document.name, mime: 'application/pdf', extension: 'pdf', content }
      const { id: fileId, size, name } = await storeBuffer(uow, label, document.owner)
      await document.keep?.(uow, fileId)
      const attachments = JSON.stringify([{ fileId, name, size }])
      await uow.trx.from('mails').where('id', mail.id).update({ attachments })
      return attachments
    })
  }
  await (document.around ? document.around(content, store) : store())
}

/** A mail with its files, as it goes out. @throws UnsendableMail when they are gone or too large */
export async function outgoing(mail: Mail): Promise<Outgoing> {
  const attachments = attachmentsOf(mail)
  const bytes = attachments.reduce((sum, { size }) => sum + size, 0)
  if (bytes > mailConfig.mostAttached) throw new UnsendableMail('too_large')
  const files: Outgoing['files'] = []
  for (const { fileId, name } of attachments) files.push(await fileOf(fileId, name))
  const { html, plain } = openBody(mail)
  if (html.includes(`cid:${LOGO_CID}`)) files.push(...(await logo()))
  return {
    ...{ messageId: mail.messageId, replyTo: mail.replyTo, subject: mail.subject },
    ...{ html, plain, files },
    to: JSON.parse(mail.toAddresses),
    cc: JSON.parse(mail.ccAddresses),
  }
}

async function fileOf(id: number, name: string) {
  const file = await findFile(id)
  if (!file) throw new UnsendableMail('document_gone')
  return { name, content: await readForWork(file.storage_key), mime: file.mime }
}

async function logo() {
  const id = logoFileId()
  const file: FileRow | null = id === null ? null : await findFile(id)
  if (!file) return []
  const content = await readBlob(file.storage_key)
  return [{ name: 'logo.png', content, mime: file.mime, cid: LOGO_CID }]
}
