export interface QrFacts {
  sellerName: string
  vatNumber: string
  /** Instant of issue. */
  issuedAt: Date
  /** Decimal strings in major units, VAT included and VAT alone. */
  total: string
  vat: string
}

const LONGEST_VALUE = 255

/**
 * The QR text of a simplified or standard tax invoice in phase 1 of ZATCA: tags 1 to 5 as
 * tag–length–value with lengths in bytes of UTF-8, in base64.
 * @throws RangeError when a value has more bytes than one byte of length can tell
 */
export function zatcaQr({ sellerName, vatNumber, issuedAt, total, vat }: QrFacts): string {
  const instant = `${issuedAt.toISOString().slice(0, 19)}Z`
  const values = [sellerName, vatNumber, instant, total, vat]
  return Buffer.concat(values.map((value, index) => tagged(index + 1, value))).toString('base64')
}

/** The Arabic name, or the other where its bytes are more than the QR code holds; null where both are. */
export function nameForQr({ nameAr, nameEn }: Record<string, string | null>): string | null {
  return [nameAr, nameEn].find((name) => !!name && Buffer.byteLength(name) <= LONGEST_VALUE) ?? null
}

function tagged(tag: number, value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8')
  if (bytes.length > LONGEST_VALUE) throw new RangeError(`tag ${tag} has ${bytes.length} bytes`)
  return Buffer.concat([Buffer.from([tag, bytes.length]), bytes])
}
