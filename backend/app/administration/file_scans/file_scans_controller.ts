import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#core/listing/answer_list'
import { scannerState } from '#core/scanning/scanner_state'
import FileScan from '#administration/file_scans/file_scan'
import { scanListing } from '#administration/file_scans/listing'
import { presentScans } from '#administration/file_scans/present'

/** What the virus scanner found in what people have uploaded, and whether it answers. */
export default class FileScansController {
  async index(ctx: HttpContext) {
    return presentScans(await answerList(ctx, FileScan, scanListing))
  }

  async scanner() {
    return { scanner: await scannerState() }
  }
}
