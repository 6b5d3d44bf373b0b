export interface QrParts {
  sellerName: string
  vatNumber: string
  /** `YYYY-MM-DDTHH:mm:ss` on the clocks of the firm. */
  issuedAt: string
  /** Decimal strings: what is payable, and VAT in riyals. */
  total: string
  vat: string
  /** Base64. */
  hash: string
  signature: string
  publicKey: Buffer
  /** Signature of the certificate; on simplified invoices alone. */
  issuerSignature: Buffer | null
}

/**
 * The QR code of phase 2: tags 1 to 9 as tag–length–value with lengths in bytes, in base64.
 * Source: ZATCA, Security features implementation standards, section 4; order and forms as in the sample
 * documents of its toolkit.
 * @throws RangeError when a value has more bytes than one byte of length can tell
 */
export function stampedQr(parts: QrParts): string {
  const values: (string | Buffer)[] = [
    parts.sellerName,
    parts.vatNumber,
    parts.issuedAt,
    parts.total,
    parts.vat,
    parts.hash,
    parts.signature,
    parts.publicKey,
  ]
  if (parts.issuerSignature) values.push(parts.issuerSignature)
  return Buffer.concat(values.map((value, index) => tagged(index + 1, value))).toString('base64')
}

const LONGEST_VALUE = 255

function tagged(tag: number, value: string | Buffer): Buffer {
  const bytes = Buffer.from(value)
  if (bytes.length > LONGEST_VALUE) throw new RangeError(`tag ${tag} has ${bytes.length} bytes`)
  return Buffer.concat([Buffer.from([tag, bytes.length]), bytes])
}

/** The values of a QR code by tag. @throws RangeError when it is cut short */
export function readQr(text: string): Map<number, Buffer> {
  const bytes = Buffer.from(text, 'base64')
  const values = new Map<number, Buffer>()
  for (let at = 0; at < bytes.length;) {
    const [tag, length] = [bytes[at]!, bytes[at + 1] ?? -1]
    const end = at + 2 + length
    if (length < 0 || end > bytes.length) throw new RangeError(`tag ${tag} is cut short`)
    values.set(tag, bytes.subarray(at + 2, end))
    at = end
  }
  return values
}
