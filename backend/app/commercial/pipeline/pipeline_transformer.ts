import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatMoney } from '#engines/money/money'
import type PipelineQuotation from './pipeline_quotation.js'

/** A quotation in the list behind a figure. */
export default class PipelineTransformer extends BaseTransformer<PipelineQuotation> {
  toObject() {
    const row = this.resource
    return {
      ...this.pick(row, [
        'id',
        'version',
        'number',
        'projectName',
        'stage',
        'currency',
        'quotedOn',
      ]),
      projectNameAr: row.projectNameAr ?? null,
      clientName: row.clientName ?? null,
      city: row.city ?? null,
      projectType: row.projectType ?? null,
      requesterType: row.requesterType ?? null,
      bdmInitials: row.bdmInitials ?? null,
      lostReason: row.lostReason ?? null,
      total: formatMoney(row.totalMinor, row.currency),
    }
  }
}
