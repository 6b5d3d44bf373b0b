const MARKUP = /^(?:<\?xml[^>]{0,200}\?>)?\s*(?:<!--(?:[^-]|-(?!->)){0,2000}-->\s*)?<Project[\s>]/

/** Whether a file begins as Primavera writes schedules, or Microsoft Project as XML. */
export function scheduleKind(head: Buffer): 'xer' | 'mspdi' | null {
  const wide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  const encoding = wide ? (head[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'latin1'
  const text = new TextDecoder(encoding).decode(head).replace(/^(?:\ufeff|ï»¿)/, '')
  if (text.startsWith('ERMHDR\t')) return 'xer'
  return MARKUP.test(text.trimStart()) ? 'mspdi' : null
}
