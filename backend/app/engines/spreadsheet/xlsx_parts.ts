import { escapeXml } from './xml_text.js'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Numbers of the cell styles below, in their order. */
export const STYLE = { text: 0, heading: 1, quoted: 2, number: 3, day: 4, instant: 5 } as const

/** Style 2 carries the mark "this is text", as a leading apostrophe would: no program calculates it. */
export const STYLES =
  HEAD +
  `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>` +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>' +
  `<fonts count="2"><font><sz val="11"/><name val="Arial"/></font>` +
  '<font><b/><sz val="11"/><name val="Arial"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="6"><xf numFmtId="49" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="1" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="49" xfId="0" quotePrefix="1"/>' +
  '<xf numFmtId="0" xfId="0"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="165" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>'

export function workbookXml(sheets: number, name: string): string {
  const list = range(sheets).map(
    (n) =>
      `<sheet name="${escapeXml(sheets > 1 ? `${name} ${n}` : name)}" sheetId="${n}" r:id="rId${n}"/>`
  )
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`
}

export function workbookLinks(sheets: number): string {
  const list = range(sheets).map(
    (n) =>
      `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`
  )
  const styles = `<Relationship Id="rIdS" Type="${OFFICE}/styles" Target="styles.xml"/>`
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}${styles}</Relationships>`
}

export const PACKAGE_LINKS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

export function contentTypes(sheets: number): string {
  const list = range(sheets).map(
    (n) =>
      `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPES}.worksheet+xml"/>`
  )
  return (
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${list.join('')}</Types>`
  )
}

/** @param rightToLeft column A stands on the right, as in an Arabic book */
export function sheetHead(rightToLeft: boolean, columns: number): string {
  const direction = rightToLeft ? ' rightToLeft="1"' : ''
  return (
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"${direction}>` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols><col min="1" max="${columns}" width="22" customWidth="1"/></cols><sheetData>`
  )
}

export const SHEET_END = '</sheetData></worksheet>'

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
