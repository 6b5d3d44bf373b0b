import { describe } from '#core/openapi/registry'
import { arrayOf, can, id, instant, named, nullable, object, text } from '#core/openapi/schema'

const files = arrayOf(
  named(
    'RecordFile',
    object({
      ...{ id, originalFilename: text, mime: text, url: text, uploadedAt: instant },
      ...{ uploadedByName: nullable(text), can: can('delete') },
    })
  )
)

const kept = (path: string, what: string) => ({
  [`GET ${path}/files`]: { summary: `List the files kept with ${what}`, answer: files },
  [`POST ${path}/files`]: {
    summary: `Keep a file with ${what}`,
    files: { file: 'required' as const },
    answer: files,
  },
  [`DELETE ${path}/files/:fileId`]: {
    summary: `Take a file away from ${what}, for who added it and while it is open`,
  },
})

describe('/api/purchase-orders', {
  ...kept('/:id', 'a purchase order'),
  ...kept('/:id/bills/:recordId', 'a bill'),
  ...kept('/:id/receipts/:recordId', 'a delivery'),
})

describe('/api/purchase-requests', {
  ...kept('/:id', 'a purchase request'),
  ...kept('/:id/quotes/:recordId', 'the quote of a vendor'),
})
