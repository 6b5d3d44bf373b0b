import { inflateRawSync } from 'node:zlib'
import { zip } from '#tests/helpers/sample_files'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'

const STRINGS = [
  'Bill No. 3 — Steel',
  'Item',
  'Description',
  'Unit',
  'Qty',
  'Rate (SAR)',
  'Amount',
  'Steel works',
  'Columns',
  'ton',
  'Beams',
  'Less: omitted plates',
]

/** Rows as programs write them: shared and inline texts, formulas, styles, cells that are missing. */
const ROWS = [
  '<row r="1" spans="1:6" ht="24" customHeight="1"><c r="A1" s="3" t="s"><v>0</v></c><c r="B1" s="3"/></row>',
  '<row r="4" spans="1:6"><c r="A4" t="s"><v>1</v></c><c r="B4" t="s"><v>2</v></c><c r="C4" t="s"><v>3</v></c><c r="D4" t="s"><v>4</v></c><c r="E4" t="s"><v>5</v></c><c r="F4" t="s"><v>6</v></c></row>',
  '<row r="5"><c r="A5" t="inlineStr"><is><t>1</t></is></c><c r="B5" t="s"><v>7</v></c></row>',
  // a text where the rate belongs, and an amount that is calculated
  '<row r="6" spans="1:6"><c r="A6"><v>1.1</v></c><c r="B6" t="s"><v>8</v></c><c r="C6" t="s"><v>9</v></c><c r="D6"><v>12.5</v></c><c r="E6" s="2" t="s"><v>5</v></c><c r="F6" s="2"><f>D6*E6</f><v>0</v></c></row>',
  // no cell for the rate, none for the amount
  '<row r="7"><c r="A7" t="inlineStr"><is><t>1.2</t></is></c><c r="B7" t="s"><v>10</v></c><c r="C7" t="s"><v>9</v></c><c r="D7"><v>4</v></c><c r="G7" t="inlineStr"><is><t>note &amp; more</t></is></c></row>',
  '<row r="8" s="2" customFormat="1"><c r="B8" t="s"><v>11</v></c><c r="D8"><v>-1</v></c><c r="E8" s="2"/><c r="F8" s="2"><v>7</v></c></row>',
  '<row r="9"><c r="B9" t="inlineStr"><is><t>Total</t></is></c><c r="F9" s="2"><f>SUM(F6:F8)</f><v>7</v></c></row>',
]

interface BillParts {
  rows?: string[]
  /** Behind the rows. */
  after?: string
  calcPr?: string
  members?: { name: string; data: string | Buffer; packed?: boolean }[]
}

/** A client's bill of quantities with all that a workbook may hold beside its numbers. */
export function clientBill({
  rows = ROWS,
  after = '<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells><conditionalFormatting sqref="E6:E8"><cfRule type="cellIs" dxfId="0" priority="1" operator="lessThan"><formula>0</formula></cfRule></conditionalFormatting><drawing r:id="rId1"/>',
  calcPr = '<calcPr calcId="191029"/>',
  members = [],
}: BillParts = {}): Buffer {
  const sheet = `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}"><dimension ref="A1:D9"/><sheetViews><sheetView workbookViewId="0"/></sheetViews><cols><col min="5" max="6" width="14" style="1" customWidth="1"/></cols><sheetData>${rows.join('\n')}</sheetData>${after}</worksheet>`
  return zip([
    ...partsOf(sheet, calcPr),
    { name: 'xl/media/logo.png', data: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 254, 7]) },
    ...members,
  ])
}

function partsOf(sheet: string, calcPr: string) {
  const strings = STRINGS.map((text) => `<si><t>${text}</t></si>`).join('')
  return packed([
    ['[Content_Types].xml', contentTypes()],
    ['_rels/.rels', links([['officeDocument', 'xl/workbook.xml']])],
    ['xl/workbook.xml', workbook(calcPr)],
    [
      'xl/_rels/workbook.xml.rels',
      links([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['worksheet', '/xl/worksheets/sheet2.xml'],
        ['styles', 'styles.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
        ['calcChain', 'calcChain.xml'],
      ]),
    ],
    ['xl/worksheets/sheet1.xml', sheet],
    [
      'xl/worksheets/sheet2.xml',
      `${HEAD}<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1"><f>'Bill 3'!F9*2</f><v>14</v></c></row></sheetData></worksheet>`,
    ],
    ['xl/worksheets/_rels/sheet1.xml.rels', links([['drawing', '../drawings/drawing1.xml']])],
    [
      'xl/drawings/drawing1.xml',
      `${HEAD}<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"/>`,
    ],
    ['xl/styles.xml', STYLES],
    ['xl/sharedStrings.xml', `${HEAD}<sst xmlns="${MAIN}">${strings}</sst>`],
    [
      'xl/calcChain.xml',
      `${HEAD}<calcChain xmlns="${MAIN}"><c r="F6" i="1"/><c r="F9" i="1"/><c r="A1" i="2"/></calcChain>`,
    ],
  ])
}

const packed = (parts: [string, string][]) =>
  parts.map(([name, data]) => ({ name, data, packed: true }))

function links(targets: [string, string][]): string {
  const list = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`
  )
  return `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`
}

const workbook = (calcPr: string) =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Bill 3" sheetId="1" r:id="rId1"/><sheet name="Summary" sheetId="2" r:id="rId2"/></sheets><definedNames><definedName name="GrandTotal">'Bill 3'!$F$9</definedName></definedNames>${calcPr}</workbook>`

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Arial"/></font><font><b/><sz val="14"/><name val="Arial"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf xfId="0"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf fontId="1" xfId="0" applyFont="1"/><xf numFmtId="164" xfId="0" applyProtection="1"><protection locked="0"/></xf></cellXfs><dxfs count="1"><dxf><font><color rgb="FFFF0000"/></font></dxf></dxfs></styleSheet>`

function contentTypes(): string {
  const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const parts = [
    ['/xl/workbook.xml', `${TYPES}.sheet.main+xml`],
    ['/xl/worksheets/sheet1.xml', `${TYPES}.worksheet+xml`],
    ['/xl/worksheets/sheet2.xml', `${TYPES}.worksheet+xml`],
    ['/xl/styles.xml', `${TYPES}.styles+xml`],
    ['/xl/sharedStrings.xml', `${TYPES}.sharedStrings+xml`],
    ['/xl/calcChain.xml', `${TYPES}.calcChain+xml`],
    ['/xl/drawings/drawing1.xml', 'application/vnd.openxmlformats-officedocument.drawing+xml'],
  ].map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`)
  return `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${parts.join('')}</Types>`
}

/** The members of an archive by its directory, unpacked, read by nothing of the portal. */
export function membersIn(archive: Buffer): Map<string, Buffer> {
  const members = new Map<string, Buffer>()
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'))
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) =>
      archive.readUInt16LE(at + offset)
    )
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const start = archive.readUInt32LE(at + 42)
    const content = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
    const bytes = archive.subarray(content, content + archive.readUInt32LE(at + 20))
    members.set(name, archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes)
    at += 46 + nameLength + extra + comment
  }
  return members
}
