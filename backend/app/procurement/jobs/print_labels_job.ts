import { appUrl } from '#config/app'
import { Job, PermanentJobError, type JobContext } from '#core/jobs/define_job'
import { printDocument } from '#core/pdf/print_document'
import { storeBuffer } from '#core/storage/store_file'
import { abilitiesOf } from '#identity/abilities'
import type { StockLabel } from '#procurement/documents/label_sheet'
import Material from '#procurement/models/material'
import StockLevel from '#procurement/models/stock_level'

export interface LabelPrint {
  materialIds: number[]
  levelIds: number[]
  copies: number
}

/** `ownerType` of sheets of labels; they belong to whoever printed them. */
export const LABEL_SHEET = 'stock_label_sheet'

/** Prints labels with QR codes for materials and for their places in the stores. */
export default class PrintLabelsJob extends Job<LabelPrint> {
  static jobName = 'procurement.print_labels'
  static timeoutSeconds = 180

  async handle({ payload, job, signal, progress, complete }: JobContext<LabelPrint>) {
    const abilities = job.createdBy ? await abilitiesOf(job.createdBy) : new Set<string>()
    const labels = abilities.has('procurement.inventory') ? await labelsOf(payload) : []
    if (!labels.length) throw new PermanentJobError('jobs.reasons.record_gone')
    await progress(20)
    const { labelSheet } = await import('#procurement/documents/label_sheet')
    const copies = labels.flatMap((label) => Array.from({ length: payload.copies }, () => label))
    const content = await printDocument(labelSheet(copies, 'en'), signal)
    await complete(async (unit) => {
      const label = { name: 'labels.pdf', mime: 'application/pdf', extension: 'pdf', content }
      const file = await storeBuffer(unit, label, { ownerType: LABEL_SHEET, ownerId: null })
      return { fileId: file.id, fileName: 'labels.pdf' }
    })
  }
}

async function labelsOf({ materialIds, levelIds }: LabelPrint): Promise<StockLabel[]> {
  const materials = await Material.query().whereIn('id', materialIds).orderBy('code')
  const levels = await StockLevel.query().whereIn('id', levelIds).orderBy('warehouseName').orderBy('materialCode') // prettier-ignore
  return [
    ...materials.map(({ id, code, name, nameAr }) => ({ code, name, nameAr, place: null, link: linkTo(id) })), // prettier-ignore
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
