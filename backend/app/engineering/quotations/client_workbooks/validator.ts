import vine from '@vinejs/vine'
import { TABLE, WORKBOOK } from '#engines/limits/reading'
import { IMPORT_MODES } from '#engineering/quotations/workbook_files/reports'

const LAST_ROW = 1_048_576

const whole = (least: number, most: number) =>
  vine.number({ strict: true }).withoutDecimals().range([least, most])

const column = () =>
  whole(0, TABLE.columns - 1)
    .nullable()
    .optional()

export const importWorkbookValidator = vine.create({
  mode: vine.enum(IMPORT_MODES),
  sheets: vine
    .array(
      vine.object({
        position: whole(0, WORKBOOK.sheets - 1),
        header: whole(0, LAST_ROW),
        columns: vine.object({
          clientItem: column(),
          description: whole(0, TABLE.columns - 1),
          unit: column(),
          quantity: column(),
          unitRate: column(),
          amount: column(),
        }),
      })
    )
    .minLength(1)
    .maxLength(WORKBOOK.sheets)
    .distinct('position'),
})
