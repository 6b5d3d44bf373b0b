import { PermanentJobError, type JobContext } from '#core/jobs/define_job'
import { storeBuffer } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { printDocument } from './print_document.js'

/** A document that a job prints and keeps. */
export interface PrintedDocument {
  /** Name of the file. */
  name: string
  /** Whose file it is; `ownerType` names the rule of who reads it. */
  owner: { ownerType: string; ownerId: number | null }
  /** The whole document; loaded late, so that what lays it out is loaded by the worker alone. */
  html: () => Promise<string>
  /** What is done to the printed bytes before they are kept. */
  finish?: (content: Buffer) => Promise<Buffer>
  /** What else is written once the file stands, in the same transaction. */
  keep?: (uow: UnitOfWork, fileId: number) => Promise<void>
  /** Around the transaction that keeps it: what takes long with the printed bytes, before and after. */
  around?: (content: Buffer, store: () => Promise<void>) => Promise<void>
}

/**
 * Prints a document, keeps it as a file of its record and ends the job with it. `prepare` finds what is
 * printed and answers null where it is gone or not for the person who ordered it.
 * @throws PermanentJobError when there is nothing to print
 */
export async function printJob<Payload>(
  { signal, progress, complete }: Pick<JobContext<Payload>, 'signal' | 'progress' | 'complete'>,
  prepare: () => Promise<PrintedDocument | null>
) {
  const document = await prepare()
  if (!document) throw new PermanentJobError('jobs.reasons.record_gone')
  await progress(20)
  const content = await printedBytes(document, signal)
  const store = () =>
    complete(async (uow) => {
      const label = { name: document.name, mime: 'application/pdf', extension: 'pdf', content }
      const { id: fileId } = await storeBuffer(uow, label, document.owner)
      await document.keep?.(uow, fileId)
      return { fileId, fileName: document.name }
    })
  await (document.around ? document.around(content, store) : store())
}

/** The bytes of a document as they are kept. */
export async function printedBytes(
  document: PrintedDocument,
  signal: AbortSignal
): Promise<Buffer> {
  const printed = await printDocument(await document.html(), signal)
  return document.finish ? document.finish(printed) : printed
}
