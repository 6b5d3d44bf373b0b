import { DateTime } from 'luxon'
import type { CsvHeading } from '#engines/csv/csv_chunks'
import type { Cell } from '#engines/csv/csv_line'
import { AppError } from '#core/base/app_error'
import {
  columnsFor,
  exportOf,
  type ExportColumn,
  type ExportDefinition,
} from '#core/exports/registry'
import type { Reading } from '#core/exports/reading'
import { rowBatches } from '#core/exports/row_batches'
import type { Language } from '#core/base/language'
import { PermanentJobError, type JobContext } from '#core/jobs/define_job'
import { parseListQuery } from '#core/listing/parse_list_query'
import type { Scope } from '#core/listing/page'
import { findPage, matchingRows } from '#core/listing/find_page'
import type { FieldType, ListQuery } from '#core/listing/definition'
import { newOwnKey } from '#core/storage/blob_keys'
import { storeFile } from '#core/storage/store_file'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import { queryMembers } from '#core/listing/query_members'
import { RequestedAbilities } from '#core/exports/requested_abilities'
import { abilitiesOf } from '#identity/guard/abilities'

export interface ExportPayload {
  resource: string
  /** Query string of the list, without paging. */
  query: string
  columns: string[] | null
  language: Language
}

/** A kind of file that rows are written into, piece by piece. */
export interface ExportFormat {
  extension: string
  mime: string
  chunks(
    headings: CsvHeading[],
    rows: AsyncIterable<Cell[][]>,
    about: { title: string; language: Language; keys: string[] }
  ): AsyncIterable<string | Uint8Array>
}

/** Days and instants are known as such by the list that is exported. */
const TYPES: Partial<Record<FieldType, CsvHeading['type']>> = {
  day: 'day',
  instant: 'instant',
  iso: 'instant',
}

interface Plan {
  definition: ExportDefinition
  columns: ExportColumn<any>[]
  listQuery: ListQuery
  scope: Scope
  language: Language
  /** Abilities that these columns, conditions and rows needed. */
  requires: string[]
}

/** Writes the rows of a list into a file, for the person who requested it and as far as they may see it now. */
export async function writeExport(context: JobContext<ExportPayload>, format: ExportFormat) {
  const { payload, signal } = context
  const { language, resource } = payload
  const plan = await planFor(payload, context.job.createdBy)
  const { listing, title } = plan.definition
  const { total } = await findPage(listing, { ...plan.listQuery, start: 0, end: 0 }, plan.scope)
  const headings = plan.columns.map((column) => ({
    label: column.label[language],
    type: column.type ?? TYPES[listing.fields[column.key]?.type],
  }))
  let [read, rows] = [0, 0]
  // half is reading, which of very many rows is done before the first is written
  const progress = () =>
    context.progress((50 * (Math.max(read, rows) + rows)) / Math.max(total, read, rows))
  const passed = (already: number) => {
    read = already
    return progress()
  }
  const cells = countedCells(plan, { signal, total, passed }, (written) => {
    rows = written
    return progress()
  })
  const keys = plan.columns.map(({ key }) => key)
  const chunks = format.chunks(headings, cells, { title: title[language], language, keys })
  const file = await writeTmpFile(chunks, { signal })
  const name = `${resource}-${DateTime.utc().toISODate()}.${format.extension}`
  const label = { name, mime: format.mime, extension: format.extension }
  try {
    await context.complete(async (uow) => {
      const owner = { ownerType: `exports.${resource}`, ownerId: null, requires: plan.requires }
      const stored = await storeFile(uow, { ...file, ...label }, owner, newOwnKey())
      return { rows, fileId: stored.id, fileName: name }
    })
  } finally {
    await removeTmpFile(file.path)
  }
}

/**
 * What the request means today: rights may have changed since it was made.
 * @throws PermanentJobError when the person may no longer see this list or a part of it
 */
async function planFor(payload: ExportPayload, userId: number | null): Promise<Plan> {
  const definition = exportOf(payload.resource)
  const abilities: ReadonlySet<string> = userId ? await abilitiesOf(userId) : new Set()
  if (
    !userId ||
    !definition ||
    !abilities.has('exports.create') ||
    !abilities.has(definition.ability)
  ) {
    throw new PermanentJobError('exports.forbidden')
  }
  const columns = columnsFor(definition, abilities, payload.columns ?? undefined)
  if (!columns) throw new PermanentJobError('exports.changed')
  const requested = new RequestedAbilities(abilities)
  const listQuery = parse(definition, payload.query, abilities)
  const scope = definition.scope?.({ userId, abilities: requested }, listQuery) ?? null
  const requires = [
    definition.ability,
    ...neededBy(definition, columns, listQuery),
    ...requested.held,
  ]
  return { definition, columns, listQuery, scope, language: payload.language, requires }
}

/** Hidden columns, and hidden fields by which rows were chosen or ordered: an order tells values too. */
function neededBy(
  { listing }: ExportDefinition,
  columns: ExportColumn<any>[],
  { filters, sort }: ListQuery
): string[] {
  const fields = [...filters, ...sort].map(({ field }) => listing.fields[field])
  return [...columns, ...fields].flatMap((one) => one?.ability ?? [])
}

function parse(definition: ExportDefinition, query: string, abilities: ReadonlySet<string>) {
  try {
    return parseListQuery(definition.listing, queryMembers(query), abilities)
  } catch (error) {
    if (error instanceof AppError)
      throw new PermanentJobError('exports.changed', {}, { cause: error })
    throw error
  }
}

async function* countedCells(
  { definition, columns, listQuery, scope, language }: Plan,
  about: Pick<Reading, 'signal' | 'total' | 'passed'>,
  report: (written: number) => Promise<void>
): AsyncGenerator<Cell[][]> {
  const { query: ordered } = await matchingRows(definition.listing, listQuery, scope, language)
  const prepare = (query: typeof ordered) => {
    definition.join?.(query)
    query.select(definition.select)
  }
  let written = 0
  const { table } = definition.listing
  for await (const rows of rowBatches({ table, ordered, prepare, ...about })) {
    const whole = (await definition.complete?.(rows as { id: number }[], language)) ?? rows
    yield whole.map((row) => columns.map((column) => column.value(row)))
    written += rows.length
    await report(written)
  }
}
