import vine from '@vinejs/vine'
import { SCHEDULE_FORMATS } from '#engines/schedule_files/schedule_file'

export const exportScheduleValidator = vine.create({ format: vine.enum(SCHEDULE_FORMATS) })

/** Baselines of the file are kept unless they are not wanted. */
export const applyScheduleValidator = vine.create({
  baselines: vine.boolean({ strict: true }).optional(),
})
