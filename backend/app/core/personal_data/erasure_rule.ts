/** Why a value stays although the person asked for its erasure. */
export const KEEP_REASONS = [
  /** Books, and what is entered in them: ten years by the law on commercial books. */
  'books',
  /** Employment, leave and social insurance. */
  'employment',
  /** Documents that were issued or received keep the names that they were issued with. */
  'documents',
  /** Business letters, which belong to the books. */
  'correspondence',
  /** Each entry is sealed to the next: none can be changed without breaking the proof of all. */
  'audit',
  /** Who did what and from where, for as long as its own rule says. */
  'security',
  /** Says nothing of the person by itself; other records need it. */
  'record',
  /** The contract with the firm behind it goes on. */
  'contract',
] as const
export type KeepReason = (typeof KEEP_REASONS)[number]

/** What a person is called afterwards. */
export interface Pseudonym {
  number: number
  en: string
  ar: string
}

export const pseudonymOf = (number: number): Pseudonym => ({
  number,
  en: `Erased person ${number}`,
  ar: `شخص محذوف ${number}`,
})

type NewValue = null | string | number | boolean | ((names: Pseudonym) => string)

export interface Replacement {
  /** New values by column; also of columns that are not shown. */
  replace: Readonly<Record<string, NewValue>>
  /** Shown columns that stay as they are. */
  keep?: Partial<Record<KeepReason, readonly string[]>>
}

/** What becomes of the rows of an area when a person asks for erasure. */
export type Erasure = 'delete' | { keep: KeepReason } | Replacement

export const english = ({ en }: Pseudonym) => en
export const arabic = ({ ar }: Pseudonym) => ar
export const both = ({ en, ar }: Pseudonym) => `${en} – ${ar}`

export type ErasureKind = 'delete' | 'replace' | 'keep'

export const kindOfErasure = (erase: Erasure): ErasureKind => {
  if (erase === 'delete') return 'delete'
  return 'replace' in erase ? 'replace' : 'keep'
}
