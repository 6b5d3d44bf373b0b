import { xmlTokens, type Token } from './xml_tokens.js'

/**
 * The XML of a sheet whose formulas have no results, so that every program calculates them when it
 * opens the file: LibreOffice believes what is there, whatever the workbook says. All else stays.
 */
export async function* withoutResults(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const results = new ResultFilter()
  for await (const tokens of xmlTokens(stream)) {
    const text = tokens.map((token) => (results.isResult(token) ? '' : token.text)).join('')
    if (text) yield Buffer.from(text, 'latin1')
  }
}

/** Whether a sheet calculates anything. */
export async function hasFormulas(stream: AsyncIterable<Buffer>): Promise<boolean> {
  for await (const tokens of xmlTokens(stream))
    if (tokens.some(({ name, kind }) => name === 'f' && kind !== 'close')) return true
  return false
}

/** Within a cell, the formula stands before its result. */
class ResultFilter {
  #isCalculated = false
  #isInResult = false

  isResult({ name, kind }: Token): boolean {
    if (this.#isInResult) {
      if (name === 'v' && kind === 'close') this.#isInResult = false
      return true
    }
    if (name === 'c') this.#isCalculated = false
    else if (name === 'f') this.#isCalculated = true
    if (name !== 'v' || !this.#isCalculated) return false
    this.#isInResult = kind === 'open'
    return true
  }
}
