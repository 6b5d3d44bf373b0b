import { readFile, stat } from 'node:fs/promises'
import { decodeText } from '#engines/csv/csv_table'
import { CARDS } from '#engines/limits/reading'
import { DocumentError } from '#engines/ooxml/document_error'
import { CARD_FIELDS } from '#engines/vcards/card'
import { readCards } from '#engines/vcards/read_cards'
import type { TableRow } from './table_row.js'

/** The cards of a file as rows of a table, below the names of the fields. @throws DocumentError */
export async function* cardRows(path: string): AsyncGenerator<TableRow> {
  if ((await stat(path)).size > CARDS.bytes) throw new DocumentError('too_large')
  const text = decodeText(await readFile(path))
  let number = 1
  yield { number, cells: [...CARD_FIELDS] }
  for (const card of readCards(text)) {
    if (number > CARDS.cards) throw new DocumentError('too_large')
    yield { number: ++number, cells: CARD_FIELDS.map((field) => card[field]) }
  }
}
