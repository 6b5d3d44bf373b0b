import { CONFINED } from '#engines/limits/reading'
import { DocumentError, isDocumentErrorCode } from '#engines/ooxml/document_error'
import { programBeside } from '#engines/processes/confine'
import { confinedCall } from '#engines/processes/confined_call'
import { HelperFailure } from '#engines/processes/helper_process'
import type { BillOrder, PricedBook, PriceOrder, ReadBill, SheetOutline } from './orders.js'

const PROGRAM = programBeside(import.meta.url, 'workbook_process')

/** What the sheets of a workbook look like. @throws DocumentError, or the signal's reason */
export const outlineWorkbook = (path: string, signal?: AbortSignal) =>
  call<SheetOutline[]>('outline', { path }, signal)

/** The lines of a client's bill. @throws DocumentError, or the signal's reason */
export const readWorkbook = (order: BillOrder, signal?: AbortSignal) =>
  call<ReadBill>('read', order, signal)

/** Writes the client's workbook with prices in it. @throws DocumentError, or the signal's reason */
export const priceWorkbook = (order: PriceOrder, signal?: AbortSignal) =>
  call<PricedBook>('price', order, signal)

async function call<Answer>(task: string, input: object, signal?: AbortSignal): Promise<Answer> {
  try {
    return await confinedCall<Answer>(PROGRAM, task, input, CONFINED.workbook, signal)
  } catch (error) {
    if (!(error instanceof HelperFailure)) throw error
    if (isDocumentErrorCode(error.code)) throw new DocumentError(error.code, { cause: error })
    // the reader was ended: by the file, or by what it may take at most
    if (error.code === 'E_HELPER_GONE') throw new DocumentError('too_large', { cause: error })
    throw error
  }
}
