// characters that XML 1.0 cannot hold at all
// eslint-disable-next-line no-control-regex
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const NAMES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text for an XML element or a quoted attribute. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(IMPOSSIBLE, '')
    .replace(/[&<>"]/g, (character) => ESCAPES[character])
}

/** What escaped XML text stands for. Entities of a document's own are left as they are. */
export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, dec, name) => {
    if (name) return NAMES[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(dec)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
