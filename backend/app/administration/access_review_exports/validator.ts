import vine from '@vinejs/vine'
import { REPORT_FORMATS } from '#core/reports/report_file'

export const accessReviewExportValidator = vine.create({ format: vine.enum(REPORT_FORMATS) })
