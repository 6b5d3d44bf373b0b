import { createHash } from 'node:crypto'
import type { TrackingSheetData } from './pdf_data.js'

/**
 * SHA-256 (64 hex digits) of what the sheet says: the same content gives the same hash no matter who
 * prints it, when, and in which language. Prices count only where they are shown, so that a sheet
 * without prices does not let them be guessed from its hash.
 */
export function trackingSheetHash(data: TrackingSheetData): string {
  return createHash('sha256')
    .update(canonicalJson(content(data)))
    .digest('hex')
}

function content(data: TrackingSheetData): unknown {
  const { printLanguage, printedBy, printedAt, timeZone, company, portalUrl, ...stated } = data
  const firm = { nameEn: company.nameEn, nameAr: company.nameAr }
  if (data.showPrices) return { ...stated, company: firm }
  return {
    ...stated,
    company: firm,
    prices: null,
    lines: data.lines.map(({ unitRate, total, ...line }) => line),
    revisions: data.revisions.map(({ total, priceChange, ...revision }) => revision),
  }
}

/** JSON with sorted keys and without undefined values, so that equal content is equal text. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null)
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`
}
