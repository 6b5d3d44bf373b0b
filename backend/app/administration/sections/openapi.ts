import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { SECTION_STATUSES } from '#core/sections/section_status'
import { sectionListing } from './listing.js'
import { updateSectionValidator } from './validator.js'

const section = named(
  'Section',
  object({
    id,
    version: whole,
    key: text,
    name: text,
    nameAr: text,
    enabled: flag,
    maintenanceMode: flag,
    maintenanceMessage: nullable(text),
    maintenanceMessageAr: nullable(text),
    from: nullable(instant),
    to: nullable(instant),
    status: oneOf(SECTION_STATUSES),
    updatedAt: instant,
    can: can('update'),
  })
)

describe('/api/sections', {
  GET: {
    summary: 'List departments with their status',
    list: sectionListing,
    answer: arrayOf(section),
  },
  'GET /:id': { summary: 'Get a department by id or key', answer: section },
  'PATCH /:id': {
    summary: 'Open a department, take it offline or put it under maintenance',
    body: updateSectionValidator,
    versioned: true,
    answer: section,
  },
})
