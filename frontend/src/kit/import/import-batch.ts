import type { Schema } from '../../api/types'

/** A table on its way into a resource, as the API answers it. */
export type ImportBatch = Schema<'Import'>
