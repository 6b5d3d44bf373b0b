import { AT_ONCE, CONFINED, type Confinement } from '#engines/limits/reading'
import { DocumentError, isDocumentErrorCode } from '#engines/ooxml/document_error'
import { atMost } from '#engines/processes/at_most'
import { programBeside } from '#engines/processes/confine'
import { confinedCall } from '#engines/processes/confined_call'
import { HelperFailure } from '#engines/processes/helper_process'
import type { TableRow } from '#engines/spreadsheet/table_row'
import type { HeadOrder, TableOrder, TextOrder } from './orders.js'

const PROGRAM = programBeside(import.meta.url, 'reader_process')

const inTurn = atMost(AT_ONCE.tables)

/**
 * The words of a Word document or a workbook.
 * @throws DocumentError, or the signal's reason when aborted
 */
export function readOfficeText(order: TextOrder, signal?: AbortSignal): Promise<string> {
  return read('text', order, CONFINED.document, signal)
}

/**
 * The first rows of a table file that hold anything.
 * @throws DocumentError
 */
export function readTableHead(order: HeadOrder): Promise<TableRow[]> {
  return inTurn(() => read('head', order, CONFINED.tableHead))
}

/**
 * Writes the rows of a table file to `target`, for `writtenRows`; the caller removes it in any case.
 * @throws DocumentError, or the signal's reason when aborted
 */
export function writeTableRows(order: TableOrder, signal?: AbortSignal): Promise<void> {
  return read('table', order, CONFINED.document, signal)
}

async function read<Answer>(
  task: string,
  order: unknown,
  confinement: Confinement,
  signal?: AbortSignal
): Promise<Answer> {
  try {
    return await confinedCall<Answer>(PROGRAM, task, order, confinement, signal)
  } catch (error) {
    if (!(error instanceof HelperFailure)) throw error
    if (isDocumentErrorCode(error.code)) throw new DocumentError(error.code, { cause: error })
    // the reader was ended: by the file, or by what it may take at most
    if (error.code === 'E_HELPER_GONE') throw new DocumentError('too_large', { cause: error })
    throw error
  }
}
