import {
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  person,
  text,
  uuid,
  whole,
} from '#core/openapi/schema'

const printed = {
  id,
  sheetNo: whole,
  revision: whole,
  quotationVersion: whole,
  fileId: id,
  hash: text,
  language: oneOf(['en', 'ar']),
  jobId: nullable(uuid),
  createdAt: instant,
  createdBy: nullable(person),
  url: text,
}

export const sheet = named('TrackingSheet', object(printed))
