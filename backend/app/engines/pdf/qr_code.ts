import bwipjs from 'bwip-js'
import { html, raw, type SafeHtml } from './html.js'

type QrOptions = Parameters<typeof bwipjs.toSVG>[0]

/**
 * A QR code as inline SVG, with error correction M (15 % of it may be covered by a stamp).
 * @param text usually an address of the portal
 * @param description what a screen reader says
 */
export function qrCode(text: string, description: string): SafeHtml {
  // The package's types leave out the options of single symbologies.
  const options = { bcid: 'qrcode', text, eclevel: 'M', scale: 2 } as QrOptions
  const svg = bwipjs.toSVG(options)
  return html`<div class="qr" role="img" aria-label="${description}">${raw(svg)}</div>`
}
