import { TABLE } from '#engines/limits/reading'
import { DocumentError } from '#engines/ooxml/document_error'
import { visitXml, xmlItems, type Attributes } from '#engines/ooxml/xml_items'
import type { ZipArchive } from '#engines/ooxml/zip_archive'
import { dateStyles } from './xlsx_dates.js'
import type { Lookup } from './xlsx_sheet.js'

/** A sheet of cells, and the member of the archive that holds it. */
export interface BookSheet {
  name: string
  member: string
  isHidden: boolean
}

/** What a text takes beside its characters. */
const TEXT_OVERHEAD = 32
const FIRST = 'xl/worksheets/sheet1.xml'

/** The sheets of a workbook in its order; those that are charts alone are left out. @throws DocumentError */
export async function sheetsOf(archive: ZipArchive): Promise<BookSheet[]> {
  const named: Attributes[] = []
  await visitXml(archive.read('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'sheet') named.push(attributes)
    },
  })
  const links = await sheetLinks(archive)
  const sheets = named.flatMap(({ name = '', state, ...others }, index) => {
    const link = links.get(relationOf(others))
    if (link && !link.isCells) return []
    const member = link?.member ?? (index === 0 ? FIRST : null)
    return member ? [{ name, member, isHidden: !!state && state !== 'visible' }] : []
  })
  return sheets.length ? sheets : [{ name: '', member: FIRST, isHidden: false }]
}

async function sheetLinks(archive: ZipArchive) {
  const links = new Map<string | undefined, { member: string; isCells: boolean }>()
  await visitXml(archive.read('xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Target = '', Type }) {
      if (name !== 'Relationship' || links.has(Id)) return
      const isCells = !Type || Type.endsWith('/worksheet')
      links.set(Id, { member: memberOf(Target), isCells })
    },
  })
  return links
}

/** Targets are relative to the workbook unless they begin at the root. */
function memberOf(target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  return `xl/${target.replace(/^\.\//, '')}`
}

/** `r:id`, whatever the document calls that namespace. */
function relationOf(attributes: Attributes): string | undefined {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1]
}

/** What the cells of all sheets refer to. */
export async function lookupOf(archive: ZipArchive): Promise<Lookup> {
  return {
    texts: await sharedTexts(archive),
    dates: await dateStyles(archive.read('xl/styles.xml')),
  }
}

async function sharedTexts(archive: ZipArchive): Promise<string[]> {
  const texts: string[] = []
  let length = 0
  const xml = archive.read('xl/sharedStrings.xml')
  for await (const text of xmlItems<string>(xml, richTexts)) {
    length += text.length + TEXT_OVERHEAD
    if (length > TABLE.sharedText) throw new DocumentError('too_large')
    // a copy: a piece of a text keeps the whole of what it was cut from in memory
    texts.push(Buffer.from(text).toString())
  }
  return texts
}

/** The text of each item without its formatting and without phonetic readings. */
function richTexts(emit: (text: string) => void) {
  let text = ''
  let inRun = false
  let readings = 0
  return {
    open(name: string) {
      if (name === 'si') text = ''
      if (name === 'rPh') readings++
      inRun = name === 't' && !readings
    },
    text(part: string) {
      if (inRun) text += part
    },
    close(name: string) {
      inRun = false
      if (name === 'rPh') readings--
      if (name === 'si') emit(text)
    },
  }
}
