import type { Schema } from '../../../api/types'

/** Where one's own tokens are read and made. */
export const TOKENS = '/api/auth/api-tokens'

export type OwnToken = Schema<'OwnApiToken'>
