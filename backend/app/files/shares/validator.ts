import vine from '@vinejs/vine'
import { line, reference } from '#core/validation/fields'

const whole = (from: number, to: number) =>
  vine.number({ strict: true }).withoutDecimals().range([from, to])

export const LONGEST_HOURS = 30 * 24
export const MOST_DOWNLOADS = 50

export const createShareValidator = vine.create({
  fileId: reference(),
  expiresInHours: whole(1, LONGEST_HOURS).optional(),
  maxDownloads: whole(1, MOST_DOWNLOADS).optional(),
  recipient: line(200).nullable().optional(),
})

export const openShareValidator = vine.create({ code: vine.string().maxLength(200) })
