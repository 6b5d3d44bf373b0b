import { visitXml } from '#engines/ooxml/xml_items'

const BUILT_IN = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57])

/** A workbook allows no longer one. */
const LONGEST_FORMAT = 255

/** Numbers of the cell styles that show a day, from the part of a workbook that lists them. */
export async function dateStyles(styles: AsyncIterable<Buffer>): Promise<Set<number>> {
  const formats = new Set(BUILT_IN)
  const used = new Set<number>()
  let index = -1
  await visitXml(styles, {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'numFmt' && showsDay(formatCode)) formats.add(Number(numFmtId))
      if (name === 'cellXfs') index = 0
      if (name !== 'xf' || index < 0) return
      if (formats.has(Number(numFmtId))) used.add(index)
      index++
    },
    close(name) {
      if (name === 'cellXfs') index = -1
    },
  })
  return used
}

function showsDay(code: string): boolean {
  // quoted text, colours and escaped letters are no parts of a date
  const letters = code.slice(0, LONGEST_FORMAT).replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  return /[yd]/i.test(letters)
}

const DAY_MS = 86_400_000
/** Day 0 of a workbook; its leap day of 1900 never was. */
const EPOCH = Date.UTC(1899, 11, 30)

/** 1 March 1900: before it, programs disagree by a day. */
const FIRST_SERIAL = 61
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/

/** `2026-11-21` or `2026-11-21 09:30` as the day number of a workbook; null for what is no such day. */
export function serialOf(text: string): number | null {
  const [, day, time = '00:00'] = MOMENT.exec(text) ?? []
  const at = day ? new Date(`${day}T${time}:00Z`) : null
  // 31 February would roll over into March
  if (!at || Number.isNaN(at.getTime()) || !at.toISOString().startsWith(day)) return null
  const serial = (at.getTime() - EPOCH) / DAY_MS
  return serial < FIRST_SERIAL ? null : serial
}

/** A day number of a workbook as `YYYY-MM-DD`. */
export function isoOfSerial(serial: number): string {
  const date = new Date(EPOCH + Math.floor(serial) * DAY_MS)
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10)
}
