import type { PrintedDocument } from '#core/printing/print_and_store'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/** A kind of document that is sent by mail; its department says how it is printed. */
export interface MailedDocument {
  /**
   * What is printed for the mail, in the name of who sends it.
   * @returns null where the record is gone or no longer open to them
   */
  print(
    id: number,
    options: Record<string, unknown>,
    userId: number | null
  ): Promise<PrintedDocument | null>
  /** Page of the record, below the portal's address. */
  linkOf?(id: number): string
  /** Shows on open pages of the record what became of its mail. */
  changed?(uow: UnitOfWork, id: number): void
}

const documents = new Map<string, MailedDocument>()

export function registerMailedDocument(type: string, document: MailedDocument) {
  if (documents.has(type)) throw new Error(`two documents are mailed as ${type}`)
  documents.set(type, document)
}

export const mailedDocument = (type: string | null): MailedDocument | undefined =>
  documents.get(type ?? '')
