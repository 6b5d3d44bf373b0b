import db from '@adonisjs/lucid/services/db'
import { MOST_TEXT } from '#files/files/reading/enqueue_ocr'
import { snippetOf } from './snippet.js'

/** Characters read of each text at once; most words that are looked for stand in the first of them. */
const PIECE = 16_000
/** So much of a piece is read again with the next one: a word or its surroundings may lie across. */
const SHARED = 300

/**
 * Where the words stand in the texts of some files, by the file's id. A text may be as long as a
 * book: it is read piece by piece, and only until the first hit.
 * @param requested folded words
 */
export async function snippetsOf(
  fileIds: number[],
  requested: string[]
): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  let left = requested.length ? fileIds : []
  for (let start = 0; left.length && start < MOST_TEXT; start += PIECE - SHARED) {
    const rows: { file_id: number; piece: string | null }[] = await db
      .from('file_texts')
      .whereIn('file_id', left)
      .select('file_id', db.raw('SUBSTR(content, ?, ?) AS piece', [start + 1, PIECE]))
    left = []
    for (const { file_id: id, piece } of rows) {
      const snippet = piece && snippetOf(piece, requested)
      if (snippet) found.set(id, start > 0 && !snippet.startsWith('…') ? `… ${snippet}` : snippet)
      else if (piece && piece.length >= PIECE) left.push(id)
    }
  }
  return found
}
