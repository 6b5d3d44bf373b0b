import type { ScannedCard } from '#commercial/business_cards/reading/scan_card'
import type { CardField, CardFieldName } from '#commercial/business_cards/reading/types'
import { fold } from '#engines/text/fold'
import type { CardFields as TruthFields } from './people.js'

export interface CardTruth {
  id: string
  lang: string
  /** `tuning` or `unseen` of a generated set. */
  part?: string
  fields: TruthFields
  /** Lines of the other language on a bilingual card. */
  english?: string[]
  arabic?: Partial<TruthFields>
  truth?: string
}

export interface Comparison {
  file: string
  lang: string
  part: string
  kind: string
  ms: number
  /** Processor time in milliseconds, all threads. */
  cpu: number
  /** Every value that was given, with whether it is right and whether it was marked. */
  values: { field: string; right: boolean; marked: boolean; confidence: number }[]
  hits: Record<string, boolean>
  misses: { field: string; wanted: string; got: string }[]
}

const KEYS: Record<keyof TruthFields, CardFieldName> = {
  name: 'name',
  job_title: 'jobTitle',
  company: 'company',
  mobile: 'mobile',
  phone: 'phone',
  email: 'email',
  website: 'website',
  address: 'address',
}

/** Blanks, punctuation, case and letter variants of Arabic do not count. */
const comparable = (text: string) => fold(text).replace(/[^\p{L}\p{N}@+]/gu, '')

interface Input {
  file: string
  kind: string
  truth: CardTruth
  scanned: Pick<ScannedCard, 'fields'>
  ms: number
  cpu: number
}

/** Compares what was found with the truth; a value in either language of the card is right. */
export function compareFields({ file, kind, truth, scanned, ...times }: Input): Comparison {
  const { lang, part = '' } = truth
  const result: Comparison = { file, kind, lang, part, ...times, values: [], hits: {}, misses: [] }
  for (const [key, name] of Object.entries(KEYS) as [keyof TruthFields, CardFieldName][]) {
    const wanted = [truth.fields[key], truth.arabic?.[key]].filter((value) => value !== undefined)
    if (truth.truth && !isPrinted(truth.truth, wanted[0])) continue
    const found = scanned.fields[name]
    const right = wanted.some((value) => valuesOf(found).includes(comparable(value)))
    result.hits[name] = right
    if (found) {
      const { doubtful: marked, confidence } = found
      result.values.push({ field: name, right, marked, confidence })
    }
    if (!right) {
      result.misses.push({
        field: name,
        wanted: wanted[0],
        got: valuesOf(found).join(' / ') || '–',
      })
    }
  }
  return result
}

/** Some truth lists hold fields that the picture does not show. */
const isPrinted = (text: string, value: string) => comparable(text).includes(comparable(value))

const valuesOf = (field: CardField | undefined) =>
  field ? [field.value, ...(field.alternatives ?? [])].map(comparable) : []
