import { StringDecoder } from 'node:string_decoder'

/** One element of a table is a few kilobytes; more than this is no table. */
const LONGEST = 8 * 1024 * 1024

/** Thrown when a file cannot be read as a table; `code` names a text below `imports.problems`. */
export class SpreadsheetError extends Error {
  constructor(readonly code: 'unreadable' | 'no_sheet' | 'too_large') {
    super(code)
  }
}

/**
 * The outermost elements of one name in a stream of XML, as text, one at a time: a sheet of any
 * length needs the memory of one row.
 */
export async function* xmlElements(
  stream: AsyncIterable<Buffer>,
  name: string
): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  const begin = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])`, 'g')
  const finish = new RegExp(`</(?:\\w+:)?${name}\\s*>`, 'g')
  let text = ''
  for await (const chunk of stream) {
    text += decoder.write(chunk)
    let done = 0
    for (;;) {
      begin.lastIndex = done
      const start = begin.exec(text)
      if (!start) break
      const tagEnd = text.indexOf('>', start.index)
      if (tagEnd < 0) break
      let end = tagEnd + 1
      if (text[tagEnd - 1] !== '/') {
        finish.lastIndex = end
        const close = finish.exec(text)
        if (!close) break
        end = close.index + close[0].length
      }
      yield text.slice(start.index, end)
      done = end
    }
    text = text.slice(done)
    if (text.length > LONGEST) throw new SpreadsheetError('unreadable')
  }
}
