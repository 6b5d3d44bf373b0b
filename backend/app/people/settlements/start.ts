import { hideValues } from '#core/audit/hidden_values'
import { registerJob } from '#core/jobs/define_job'
import { registerFileOwner } from '#files/shared/file_owners'
import './number_series.js'
import PrintSettlementJob, { SETTLEMENT_PDF } from './pdf/print_settlement_job.js'
import { HIDDEN, SETTLEMENT } from './record_settlement.js'

registerJob(PrintSettlementJob)

hideValues(SETTLEMENT, HIDDEN)

registerFileOwner(SETTLEMENT_PDF, {
  resource: 'settlements',
  ability: 'settlements.view',
  record: { table: 'settlements' },
})
