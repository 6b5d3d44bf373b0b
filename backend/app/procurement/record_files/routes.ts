import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import type { RecordFilesController } from './record_files_controller.js'

const { recordFiles } = controllers.procurement

const id = router.matchers.number()

const ORDERS = '/api/purchase-orders/:id'

type FilesController = () => Promise<{ default: new () => RecordFilesController }>

/** Who writes a record keeps files with it. */
function keep(path: string, controller: FilesController, view: string, write: string) {
  router
    .group(() => {
      secure(router.get('', [controller, 'index']), view)
      secure(router.post('', [controller, 'store']), write)
      secure(router.delete(':fileId', [controller, 'destroy']).where('fileId', id), write)
    })
    .where('id', id)
    .where('recordId', id)
    .prefix(path)
}

const BUY = 'purchase-orders.manage'

keep(`${ORDERS}/files`, recordFiles.OrderFiles, 'purchase-orders.view', BUY)
keep(`${ORDERS}/bills/:recordId/files`, recordFiles.BillFiles, 'bills.view', 'purchase-orders.bill')
keep(
  `${ORDERS}/receipts/:recordId/files`,
  recordFiles.ReceiptFiles,
  'receipts.view',
  'receipts.manage'
)
keep(
  '/api/purchase-requests/:id/files',
  recordFiles.RequestFiles,
  'purchase-requests.view',
  'purchase-requests.manage'
)
keep(
  '/api/purchase-requests/:id/quotes/:recordId/files',
  recordFiles.QuoteFiles,
  'purchase-orders.view-all',
  BUY
)
