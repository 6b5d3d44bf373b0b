// characters that XML 1.0 cannot hold at all
const IMPOSSIBLE = /[^\t\n\r\u0020-\uFFFD]/g
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an XML element or a quoted attribute. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(IMPOSSIBLE, '')
    .replace(/[&<>"]/g, (character) => ESCAPES[character])
}
