import { appUrl } from '#config/app'
import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/printing/print_and_store'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import type { StockLabel } from './label_sheet.js'
import Material from '#procurement/materials/models/material'
import StockLevel from '#procurement/stock_ledger/stock_level'

export interface LabelPrint {
  materialIds: number[]
  levelIds: number[]
  copies: number
}

/** `ownerType` of sheets of labels; they belong to the user who printed them. */
export const LABEL_SHEET = 'stock_label_sheet'

/** Prints labels with QR codes for materials and for their places in the stores. */
export default class PrintLabelsJob extends Job<LabelPrint> {
  static jobName = 'procurement.print_labels'
  static timeoutSeconds = 180

  async handle(context: JobContext<LabelPrint>) {
    const { payload, job } = context
    await printJob(context, async () => {
      const abilities = await abilitiesOfRequester(job.createdBy)
      const labels = abilities.has('procurement.inventory') ? await labelsOf(payload) : []
      if (!labels.length) return null
      return {
        name: 'labels.pdf',
        owner: { ownerType: LABEL_SHEET, ownerId: null },
        html: async () => {
          const { labelSheet } = await import('./label_sheet.js')
          const copies = labels.flatMap((label) =>
            Array.from({ length: payload.copies }, () => label)
          )
          return labelSheet(copies, 'en')
        },
      }
    })
  }
}

async function labelsOf({ materialIds, levelIds }: LabelPrint): Promise<StockLabel[]> {
  const materials = await Material.query().whereIn('id', materialIds).orderBy('code')
  const levels = await StockLevel.query()
    .whereIn('id', levelIds)
    .orderBy('warehouseName')
    .orderBy('materialCode')
  return [
    ...materials.map(({ id, code, name, nameAr }) => ({
      code,
      name,
      nameAr,
      place: null,
      link: linkTo(id),
    })),
    ...levels.map((level) => ({
      ...{ code: level.materialCode, name: level.materialName, nameAr: level.materialNameAr },
      place: [level.warehouseName, level.bin].filter(Boolean).join(' · '),
      link: linkTo(level.materialId, level.warehouseId),
    })),
  ]
}

/** The material's page, and from which store its next movement is. */
function linkTo(materialId: number, warehouseId?: number): string {
  const url = new URL(`/procurement/materials/${materialId}`, appUrl)
  if (warehouseId) url.searchParams.set('store', String(warehouseId))
  return url.href
}
