import { createHash } from 'node:crypto'

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** How a session here keeps which one at the provider it began with. */
export const sidHash = (sid: string | null) => (sid === null ? null : sha256(sid))
