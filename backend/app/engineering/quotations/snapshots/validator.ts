import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'

export const snapshotValidator = vine.create({ name: line(160).minLength(1) })
