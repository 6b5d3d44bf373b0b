import { csvChunks } from '#engines/csv/csv_chunks'
import type { Cell } from '#engines/csv/csv_line'
import type { Language } from '#core/base/language'

const WORDS = {
  en: { row: 'Row', problem: 'Problem' },
  ar: { row: 'الصف', problem: 'المشكلة' },
}

/** How such a file is stored. */
export const PROBLEM_LABEL = {
  name: 'rows-not-imported.csv',
  mime: 'text/csv; charset=utf-8',
  extension: 'csv',
}

/** A row of the file that was not taken, as it came, with what is wrong with it. */
export interface ProblemRow {
  number: number
  cells: readonly string[]
  message: string
}

/** A CSV of the rows that were not taken, as they came, with what is wrong with each. */
export function problemFile(
  headings: readonly string[],
  language: Language,
  rows: AsyncIterable<ProblemRow>
) {
  const words = WORDS[language]
  const columns = [words.row, words.problem, ...headings].map((label) => ({ label }))
  const lines = async function* (): AsyncGenerator<Cell[][]> {
    for await (const { number, cells, message } of rows) {
      yield [[number, message, ...headings.map((_, index) => cells[index] ?? '')]]
    }
  }
  return csvChunks(columns, lines())
}
