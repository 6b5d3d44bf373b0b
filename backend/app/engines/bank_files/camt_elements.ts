import { DocumentError } from '#engines/ooxml/document_error'
import { visitXml } from '#engines/ooxml/xml_items'
import { BankFileError } from './errors.js'

/** An element with its texts and children; of its attributes only the currency. */
export interface Element {
  name: string
  text: string
  currency: string
  children: Element[]
  line: number
}

export interface StatementVisitor {
  /** An entry of the statement that is being read; it is not among its children. */
  entry(entry: Element): void
  /** A statement, once all of it was read. */
  statement(statement: Element): void
}

/**
 * Hands over entries and statements of a CAMT.053 document as they end.
 * @throws BankFileError unreadable with the line, too_large, whatever the visitor throws
 */
export async function visitStatements(text: string, visitor: StatementVisitor): Promise<void> {
  const open: Element[] = []
  const at = { line: 0 }
  try {
    await visitXml(linesOf(text, at), {
      open(name, { Ccy = '' }) {
        if (!open.length && name !== 'Stmt') return
        open.push({ name, text: '', currency: Ccy, children: [], line: at.line })
      },
      text(written) {
        const element = open.at(-1)
        if (element) element.text += written
      },
      close() {
        const element = open.pop()
        if (!element) return
        if (!open.length) visitor.statement(element)
        else if (element.name === 'Ntry' && open.length === 1) visitor.entry(element)
        else open.at(-1)!.children.push(element)
      },
    })
  } catch (cause) {
    if (!(cause instanceof DocumentError)) throw cause
    const fault = cause.code === 'too_large' ? 'too_large' : 'unreadable'
    throw new BankFileError(fault, at.line, {}, { cause })
  }
}

/** The text line by line, so that what is read knows where it is. */
async function* linesOf(text: string, at: { line: number }): AsyncGenerator<Buffer> {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from)
    const next = end < 0 ? text.length : end + 1
    at.line++
    yield Buffer.from(text.slice(from, next))
    from = next
  }
}

export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? []

/** The element at the end of a path of names; the first where there are several. */
export function inside(element: Element | undefined, ...path: string[]): Element | undefined {
  return path.reduce<Element | undefined>(
    (within, name) => within?.children.find((child) => child.name === name),
    element
  )
}

/** Its text, trimmed; empty where it is not there. */
export const textIn = (element: Element | undefined, ...path: string[]): string =>
  inside(element, ...path)?.text.trim() ?? ''
