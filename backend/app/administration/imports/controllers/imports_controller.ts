import type { HttpContext } from '@adonisjs/core/http'
import { forbidden, invalid } from '#core/base/app_error'
import { languageOf } from '#core/base/language'
import { domainOfResource } from '#core/sections/open_resource'
import { requireLiveSection } from '#core/sections/require_live_section'
import { importOf } from '#core/imports/registry'
import { receiveUpload } from '#core/storage/receive_upload'
import type { TableFormat } from '#engines/spreadsheet/table_rows'
import { writeRequest } from '#core/unit_of_work/write_request'
import { ownImport } from '#administration/imports/own_import'
import { createImport } from '#administration/imports/create_import'
import { readHead } from '#administration/imports/read_head'
import ImportTransformer from '#administration/imports/import_transformer'
import { uploadImportValidator } from '#administration/imports/validator'

const MAX_TABLE = 50 * 1024 * 1024

export default class ImportsController {
  async show(ctx: HttpContext) {
    return ctx.serialize(ImportTransformer.transform(await ownImport(ctx)))
  }

  /** Takes a table file and answers its headings, its first rows and a guess which column is what. */
  async store(ctx: HttpContext) {
    const upload = await receiveUpload(ctx, {
      files: { file: { max: 1 } },
      fields: uploadImportValidator,
      maxBytes: MAX_TABLE,
      kinds: ['csv', 'xlsx', 'vcf'],
    })
    const { resource } = upload.fields
    const definition = importOf(resource)
    if (!definition) throw invalid({ resource: ['choice'] })
    if (!ctx.abilities.has(definition.ability)) throw forbidden()
    await requireLiveSection(ctx, domainOfResource(resource))
    const file = upload.file('file')
    const format = file.kind as TableFormat
    if (format === 'vcf' && !definition.isOfPeople) throw invalid({ file: ['cardsRefused'] })
    const { headings, sample } = await readHead(
      { path: file.path, format },
      definition,
      languageOf(ctx)
    )
    ctx.response.status(201)
    return writeRequest(
      ctx,
      async (uow) => {
        const batch = await createImport(uow, { resource, file, format, headings, sample })
        return ctx.serialize(ImportTransformer.transform(batch))
      },
      upload.fingerprint
    )
  }
}
