import { BankFileError } from './errors.js'

/** A field of a message, `:61:…`, with the lines that belong to it. */
export interface Field {
  tag: string
  /** Lines parted by `\n`. */
  value: string
  line: number
}

/** The fields of one message, `:20:` first. */
export interface Message {
  fields: Field[]
  line: number
}

const FIELD = /^:(\d{2}[A-Z]?):(.*)$/
/** What the network puts around a message. */
const WRAPPER = /^(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}){0,5}\{4:/

/**
 * The messages of a file of SWIFT MT940, whatever stands around them.
 * @throws BankFileError no_statements, broken_field
 */
export function messagesIn(text: string): Message[] {
  const messages: Message[] = []
  let current: Message | null = null
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1
    const content = written.replace(WRAPPER, '')
    if (/^-(?:\}.*)?\s*$/.test(content)) current = null
    const [, tag, value] = FIELD.exec(content) ?? []
    if (tag === '20') messages.push((current = { fields: [], line }))
    if (tag) {
      if (!current) throw new BankFileError('broken_field', line, { tag })
      current.fields.push({ tag, value, line })
    } else if (current && content.trim() !== '') continueField(current, content, line)
  }
  if (!messages.length) throw new BankFileError('no_statements')
  return messages
}

function continueField({ fields }: Message, content: string, line: number) {
  const last = fields.at(-1)
  if (!last) throw new BankFileError('broken_field', line, { tag: '20' })
  last.value += `\n${content}`
}
