import type { Listing } from '#core/listing/definition'

export const mailListing: Listing = {
  table: 'mails',
  search: true,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    state: { column: 'state', type: 'choice' },
    kind: { column: 'kind', type: 'choice' },
    recipients: { column: 'recipients', type: 'text' },
    subject: { column: 'subject', type: 'text' },
    createdAt: { column: 'created_at', type: 'instant' },
    sentAt: { column: 'sent_at', type: 'instant' },
  },
}
