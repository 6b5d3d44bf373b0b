import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  decimal,
  each,
  flag,
  id,
  named,
  nullable,
  object,
  text,
  whole,
} from '#core/openapi/schema'
import { MATERIAL_KINDS, TRACKINGS, VALUATIONS } from '#procurement/enums/stock'
import { materialListing } from './listing.js'
import { createMaterialValidator, updateMaterialValidator } from './validator.js'
import { values, stamps, kept, history } from '#procurement/shared/openapi_parts'

const material = named(
  'Material',
  object({
    id,
    version: whole,
    ...each(['code', 'name', 'category', 'unit'], text),
    ...each(['nameAr', 'brand', 'specification', 'barcode', 'hsCode'], nullable(text)),
    kind: values(MATERIAL_KINDS),
    tracking: values(TRACKINGS),
    valuation: values(VALUATIONS),
    shelfLifeDays: nullable(whole),
    leadDays: nullable(whole),
    ...each(['pack', 'weight'], nullable(decimal)),
    ...each(['active', 'inspected'], flag),
    createdBy: nullable(id),
    lastPrice: nullable(decimal),
    units: arrayOf(object({ unit: text, factor: decimal, validFrom: nullable(day) })),
    ...stamps,
    ...kept,
  })
)

describe('/api/materials', {
  GET: { summary: 'List materials', list: materialListing, answer: arrayOf(material) },
  POST: {
    summary: 'Create a material',
    body: createMaterialValidator,
    answer: material,
    status: 201,
  },
  'GET /lookup': {
    summary: 'Look up materials',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(
      named(
        'MaterialOption',
        object({
          id,
          ...each(['label', 'name', 'unit'], text),
          nameAr: nullable(text),
          units: arrayOf(text),
          tracking: values(TRACKINGS),
          lastPrice: nullable(decimal),
        })
      )
    ),
  },
  'GET /:id': { summary: 'Get a material', answer: material },
  'PATCH /:id': {
    summary: 'Update a material',
    body: updateMaterialValidator,
    versioned: true,
    answer: material,
  },
  'DELETE /:id': { summary: 'Delete an unused material', versioned: true },
  'GET /:id/history': history,
})
