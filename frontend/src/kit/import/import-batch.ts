/** A table on its way into a resource, as the API answers it. */
export interface ImportBatch {
  id: number
  version: number
  resource: string
  fileName: string
  headings: string[]
  sample: string[][]
  status: 'uploaded' | 'checking' | 'checked' | 'applying' | 'applied'
  totalRows: number
  goodRows: number
  badRows: number
  createdRows: number
  updatedRows: number
  fields: { key: string; label: string; labelAr: string; required: boolean }[]
  keys: string[]
  mapping: { field: string; column: number }[]
  keyField: string | null
  jobId: string | null
  problems: { row: number; field: string | null; message: string }[]
  problemsUrl: string | null
  can: { check: boolean; apply: boolean }
}
