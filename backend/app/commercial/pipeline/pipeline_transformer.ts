import { BaseTransformer } from '@adonisjs/core/transformers'
import { languageNow } from '#core/base/language'
import { formatMoney } from '#engines/money/money'
import type { SignedNames } from '#identity/shared/signed_names'
import type PipelineQuotation from './pipeline_quotation.js'

/** A quotation in the list behind a figure. */
export default class PipelineTransformer extends BaseTransformer<PipelineQuotation> {
  constructor(
    row: PipelineQuotation,
    private readonly nameOf: SignedNames
  ) {
    super(row)
  }

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
      bdmName: this.nameOf(row.bdmInitials)?.[languageNow()] ?? null,
      lostReason: row.lostReason ?? null,
      total: formatMoney(row.totalMinor, row.currency),
    }
  }
}
