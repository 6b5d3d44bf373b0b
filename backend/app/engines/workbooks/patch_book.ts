import { WORKBOOK } from '#engines/limits/reading'
import { DocumentError } from '#engines/ooxml/document_error'
import { prefixOf, withAttribute, xmlTokens, type Token } from './xml_tokens.js'

/** What may stand before the settings of calculation, in the order of the format. */
const BEFORE = new Set(['sheets', 'functionGroups', 'externalReferences', 'definedNames'])

/**
 * The part that lists the sheets, told to calculate everything when it is opened: what depends on the
 * numbers that were written still has its former values. Nothing else of it changes.
 */
export async function recalculated(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const tokens: Token[] = []
  let length = 0
  for await (const some of xmlTokens(stream)) {
    for (const token of some) {
      length += token.text.length
      tokens.push(token)
    }
    if (length > WORKBOOK.bookBytes) throw new DocumentError('too_large')
  }
  const at = tokens.findIndex(({ name, kind }) => name === 'calcPr' && kind !== 'close')
  const text = ({ text }: Token) => text
  const settings = at < 0 ? null : withAttribute(tokens[at].text, 'fullCalcOnLoad', '1')
  if (settings)
    return joined([...tokens.slice(0, at).map(text), settings, ...tokens.slice(at + 1).map(text)])
  const before = tokens.findLastIndex(
    ({ name, kind }) => BEFORE.has(name) && (kind === 'close' || kind === 'empty')
  )
  if (before < 0) throw new DocumentError('unreadable')
  const added = `<${prefixOf(tokens[before].text.replace('</', '<'))}calcPr fullCalcOnLoad="1"/>`
  return joined([
    ...tokens.slice(0, before + 1).map(text),
    added,
    ...tokens.slice(before + 1).map(text),
  ])
}

const joined = (texts: string[]) => Buffer.from(texts.join(''), 'latin1')
