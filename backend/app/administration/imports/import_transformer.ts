import { BaseTransformer } from '@adonisjs/core/transformers'
import { guessMapping } from '#core/imports/guess_mapping'
import { importOf, type ImportField } from '#core/imports/registry'
import type Import from './import.js'

/** An import with what its wizard shows. */
export default class ImportTransformer extends BaseTransformer<Import> {
  toObject() {
    const batch = this.resource
    const definition = importOf(batch.resource)
    const fields = definition?.fields ?? []
    const { problemsFileId } = batch
    const may = {
      check: batch.status === 'uploaded' || batch.status === 'checked',
      apply: batch.status === 'checked' && batch.goodRows > 0,
    }
    return {
      ...this.pick(batch, [
        'id',
        'version',
        'resource',
        'fileName',
        'format',
        'headings',
        'sample',
        'status',
        'totalRows',
        'goodRows',
        'badRows',
        'createdRows',
        'updatedRows',
      ]),
      fields: fields.map(fieldView),
      keys: [...(definition?.keys ?? [])],
      mapping: pairs(batch.mapping ?? guessMapping(fields, batch.headings)),
      keyField: batch.keyField ?? null,
      jobId: batch.jobId ?? null,
      problems: batch.problems ?? [],
      problemsUrl: problemsFileId ? `/api/files/${problemsFileId}/content` : null,
      createdAt: batch.createdAt.toUTC().toISO()!,
      can: may,
      allowedActions: (['check', 'apply'] as const).filter((action) => may[action]),
    }
  }
}

const fieldView = ({ key, label, required }: ImportField) => ({
  key,
  label: label.en,
  labelAr: label.ar,
  required: required ?? false,
})

function pairs(mapping: Record<string, string | number>) {
  return Object.entries(mapping).map(([field, column]) => ({ field, column: Number(column) }))
}
