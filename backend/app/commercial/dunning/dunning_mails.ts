import { registerMailedDocument } from '#core/mails/documents'
import { DUNNING_PDF } from './pdf/print_dunning_job.js'

/** Its PDF was printed when it was written, so a mail takes that file. */
registerMailedDocument(DUNNING_PDF, {
  print: async () => null,
  linkOf: () => '/commercial/dunning',
})
