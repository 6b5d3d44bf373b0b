import { registerReport } from '#files/report_files/reports'
import { WITHHOLDING_LABELS } from './labels.js'
import { returnFile, type AskedReturn } from './return_file.js'

registerReport({
  ...{ name: 'withholding-returns', title: WITHHOLDING_LABELS.return },
  ...{ resource: 'withholding-returns', ability: 'withholding.view' },
  nameOf: ({ month }: AskedReturn) => `withholding-return-${month}`,
  make: returnFile,
})
