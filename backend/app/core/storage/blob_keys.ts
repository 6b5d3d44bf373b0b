import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'

/** Keys of stored files; what else lies on the disk does not look like this. */
export const KEY_PATTERN = /^\d{4}\/\d{2}\/[0-9a-f]{32}(-own)?$/

/** Random, so that a key reveals nothing and can't be guessed; by month, so that folders stay small. */
export function newKey(now = DateTime.utc()) {
  return `${now.toFormat('yyyy/MM')}/${randomBytes(16).toString('hex')}`
}

/** For what the portal made itself. The mark is part of the key: whatever else is put into a file's place has another. */
export const newOwnKey = () => `${newKey()}-own`

/** Whether the bytes under a key were made by the portal and not sent in by someone. */
export const isOwnKey = (key: string) => key.endsWith('-own')
