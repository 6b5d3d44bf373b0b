const BUILT_IN = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57])

/** Numbers of the cell styles that show a day. */
export function dateStyles(styles: string): Set<number> {
  const formats = new Set(BUILT_IN)
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\b[^>]*>/g)) {
    const id = Number(/numFmtId="(\d+)"/.exec(tag)?.[1])
    const code = /formatCode="([^"]*)"/.exec(tag)?.[1] ?? ''
    // quoted text, colours and escaped letters are no parts of a date
    const letters = code.replace(/&quot;[\s\S]*?&quot;|\[[^\]]*\]|\\./g, '')
    if (/[yd]/i.test(letters)) formats.add(id)
  }
  const used = new Set<number>()
  const cells = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? ''
  let index = 0
  for (const [tag] of cells.matchAll(/<(?:\w+:)?xf\b[^>]*>/g)) {
    if (formats.has(Number(/numFmtId="(\d+)"/.exec(tag)?.[1]))) used.add(index)
    index++
  }
  return used
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
