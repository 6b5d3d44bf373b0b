import { DOCUMENTS, type Kind } from '#core/storage/kinds'

/** What people may keep in folders: documents, drawings and plain text. */
export const LIBRARY_KINDS: readonly Kind[] = [...DOCUMENTS, 'txt', 'table']
