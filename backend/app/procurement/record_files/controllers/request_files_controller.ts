import { REQUEST_FILES } from '#procurement/record_files/file_owners'
import { RecordFilesController } from '#procurement/record_files/record_files_controller'

export default class RequestFilesController extends RecordFilesController {
  protected readonly owner = REQUEST_FILES
}
