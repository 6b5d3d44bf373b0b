import { TABLE } from '#engines/limits/reading'
import { DocumentError } from '#engines/ooxml/document_error'
import { visitXml, xmlItems, type Attributes } from '#engines/ooxml/xml_items'
import { ZipArchive } from '#engines/ooxml/zip_archive'
import type { TableRow } from './table_row.js'
import { dateStyles } from './xlsx_dates.js'
import { SheetVisitor, type Lookup } from './xlsx_sheet.js'

/** What a text takes beside its characters. */
const TEXT_OVERHEAD = 32

/**
 * The rows of the first sheet of a workbook, one at a time. Dates come as `YYYY-MM-DD`, formulas as
 * the value that was last calculated; nothing is calculated here.
 * @throws DocumentError when it is no workbook, or one too large
 */
export async function* xlsxRows(path: string): AsyncGenerator<TableRow> {
  const archive = await ZipArchive.open(path)
  try {
    const sheet = await firstSheet(archive)
    if (!archive.members.has(sheet)) throw new DocumentError('no_sheet')
    const lookup: Lookup = {
      texts: await sharedTexts(archive),
      dates: await dateStyles(archive.read('xl/styles.xml')),
    }
    yield* xmlItems<TableRow>(archive.read(sheet), (emit) => new SheetVisitor(lookup, emit))
  } finally {
    archive.close()
  }
}

async function firstSheet(archive: ZipArchive): Promise<string> {
  const sheets: (string | undefined)[] = []
  await visitXml(archive.read('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'sheet' && !sheets.length) sheets.push(linkOf(attributes))
    },
  })
  const targets = new Map<string | undefined, string>()
  await visitXml(archive.read('xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Target = '' }) {
      if (name === 'Relationship' && !targets.has(Id)) targets.set(Id, Target)
    },
  })
  const target = sheets.length ? targets.get(sheets[0]) : undefined
  if (target === undefined) return 'xl/worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** `r:id`, whatever the document calls that namespace. */
function linkOf(attributes: Attributes): string | undefined {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1]
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
