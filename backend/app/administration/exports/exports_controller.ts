import type { HttpContext } from '@adonisjs/core/http'
import { createHash } from 'node:crypto'
import { ExportCsvJob } from '#administration/exports/jobs/export_csv_job'
import { ExportXlsxJob } from '#administration/exports/jobs/export_xlsx_job'
import { ExportVcfJob } from '#administration/exports/jobs/export_vcf_job'
import type { ExportPayload } from '#administration/exports/jobs/write_export'
import { queryMembers } from '#core/listing/query_members'
import { createExportValidator } from './validator.js'
import { forbidden, invalid } from '#core/base/app_error'
import { columnsFor, exportOf, type ExportDefinition } from '#core/exports/registry'
import { languageOf } from '#core/base/language'
import { validateBody } from '#core/http/validate'
import { parseListQuery } from '#core/listing/parse_list_query'
import { requireLiveSection } from '#core/sections/require_live_section'
import { domainOfResource } from '#core/sections/open_resource'
import { writeRequest } from '#core/unit_of_work/write_request'

const JOBS = { csv: ExportCsvJob, xlsx: ExportXlsxJob, vcf: ExportVcfJob }

export default class ExportsController {
  async store(ctx: HttpContext) {
    const { resource, format, query, ...requested } = await validateBody(ctx, createExportValidator)
    const definition = exportOf(resource)
    if (!definition) throw invalid({ resource: ['choice'] })
    if (!ctx.abilities.has(definition.ability)) throw forbidden()
    await requireLiveSection(ctx, domainOfResource(resource))
    if (format === 'vcf' && !definition.isOfPeople) throw invalid({ format: ['choice'] })
    const columns =
      format === 'vcf'
        ? undefined
        : (requested.columns ?? knownOf(definition, ctx.abilities, requested.shown))
    if (!columnsFor(definition, ctx.abilities, columns)) throw invalid({ columns: ['choice'] })
    parseListQuery(definition.listing, queryMembers(query ?? ''), ctx.abilities)
    const payload: ExportPayload = {
      resource,
      query: query ?? '',
      columns: columns ?? null,
      language: languageOf(ctx),
    }
    ctx.response.status(202)
    return writeRequest(ctx, (uow) =>
      uow.enqueue({
        type: JOBS[format].jobName,
        title: definition.title.en,
        titleAr: definition.title.ar,
        payload: { ...payload },
        dedupKey: `exports:${ctx.actor!.id}:${digest({ ...payload, format })}`,
      })
    )
  }
}

/**
 * A list also shows what a file has no column for: that is left out, in the list's order. What every
 * file has comes after it.
 */
function knownOf(
  definition: ExportDefinition,
  abilities: ReadonlySet<string>,
  shown?: string[] | null
): string[] | undefined {
  const open = columnsFor(definition, abilities) ?? []
  const known = shown?.filter((name) => open.some(({ key }) => key === name))
  const added = open.filter(({ key, always }) => always && !known?.includes(key))
  return known && [...known, ...added.map(({ key }) => key)]
}

/** A second click while the first export still runs gets that one. */
function digest(payload: object) {
  return createHash('sha256').update(JSON.stringify(payload)).digest('hex')
}
