/** Two clients that were made one. */
export interface ClientMerge {
  id: number
  version: number
  keptId: number
  keptLabel: string
  mergedId: number
  mergedLabel: string
  status: 'merged' | 'undone'
  createdAt: string
  undoUntil: string
  undoneAt: string | null
  can: { undo: boolean }
}

/** Fields that a merge lets a person choose, in the order of the form. */
export const MERGED_FIELDS = [
  'name', 'jobTitle', 'company', 'companyType', 'mobile', 'phone', 'email', 'website', 'location',
  'address', 'notes', 'ownerId',
] as const // prettier-ignore
