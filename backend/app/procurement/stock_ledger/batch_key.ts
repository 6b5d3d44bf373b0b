/** As wide as the column. */
const LENGTH = 80

/**
 * A batch or serial number as its store knows it: small letters and capitals, narrow and wide ones
 * are one. One that grows too long by it (a ligature is up to eighteen letters) stays as written.
 */
export function batchKey(number: string): string {
  const folded = number.normalize('NFKC').toUpperCase().normalize('NFKC').trim()
  return folded.length > LENGTH ? number.trim() : folded
}
