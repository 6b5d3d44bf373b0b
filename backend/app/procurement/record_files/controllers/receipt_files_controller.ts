import { RECEIPT_FILES } from '#procurement/record_files/file_owners'
import { RecordFilesController } from '#procurement/record_files/record_files_controller'

export default class ReceiptFilesController extends RecordFilesController {
  protected readonly owner = RECEIPT_FILES
}
