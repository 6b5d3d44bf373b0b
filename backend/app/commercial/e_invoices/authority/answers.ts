import type { EInvoiceState, Failure } from '../enums.js'

/** A message of the authority, in the words that it came in. */
export interface AuthorityMessage {
  kind: 'error' | 'warning' | 'info'
  code: string | null
  category: string | null
  text: string
}

/** What an attempt came to. */
export type Outcome =
  | {
      state: Extract<EInvoiceState, 'cleared' | 'reported' | 'warning' | 'rejected'>
      messages: AuthorityMessage[]
      /** XML with the stamp of the authority, where it clears. */
      clearedXml: string | null
    }
  | { state: 'retry'; failure: Failure; messages: AuthorityMessage[] }
  /** Clearing is switched off: the document has to be reported. */
  | { state: 'report_instead' }

interface RawMessage {
  code?: unknown
  category?: unknown
  message?: unknown
}

interface RawAnswer {
  validationResults?: Record<string, unknown> | null
  clearedInvoice?: unknown
}

const KINDS = [
  ['errorMessages', 'error'],
  ['warningMessages', 'warning'],
  ['infoMessages', 'info'],
] as const

/** More than this of one answer is not kept. */
const MOST_MESSAGES = 50
const LONGEST_TEXT = 1000

/** All messages of an answer, the errors first; a single one may come without its list. */
export function messagesOf(body: unknown): AuthorityMessage[] {
  const results = (body as RawAnswer | null)?.validationResults ?? {}
  const found = KINDS.flatMap(([name, kind]) => {
    const value = results[name]
    const list = Array.isArray(value) ? value : value ? [value] : []
    return list.map((one: RawMessage) => messageOf(one, kind))
  })
  return found.slice(0, MOST_MESSAGES)
}

function messageOf({ code, category, message }: RawMessage, kind: AuthorityMessage['kind']) {
  return {
    kind,
    code: textOf(code),
    category: textOf(category),
    text: textOf(message) ?? '',
  }
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : null

/**
 * What an HTTP answer means. 200 accepted, 202 accepted with warnings, 208 and 409 accepted before, 303
 * clearing is off, 400 refused; everything else is another attempt.
 */
export function outcomeOf(status: number, body: unknown, simplified: boolean): Outcome {
  const messages = messagesOf(body)
  const accepted = simplified ? ('reported' as const) : ('cleared' as const)
  const clearedXml = clearedXmlOf(body)
  if (status === 200) return { state: accepted, messages, clearedXml }
  if (status === 202) return { state: 'warning', messages, clearedXml }
  // the same document was taken in an attempt whose answer was lost
  if (status === 208 || status === 409) return { state: accepted, messages, clearedXml }
  if (status === 303 && !simplified) return { state: 'report_instead' }
  if (status === 400) return { state: 'rejected', messages, clearedXml: null }
  return { state: 'retry', failure: failureOf(status), messages }
}

function failureOf(status: number): Failure {
  if (status === 401 || status === 403) return 'unauthorized'
  return status === 429 || status >= 500 ? 'busy' : 'unexpected'
}

function clearedXmlOf(body: unknown): string | null {
  const text = (body as RawAnswer | null)?.clearedInvoice
  return typeof text === 'string' && text ? Buffer.from(text, 'base64').toString('utf8') : null
}
