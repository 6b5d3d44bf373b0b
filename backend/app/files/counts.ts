import { registerCounts } from '#core/counts/counted_lists'
import { fileListing } from './files/listing.js'
import { visibleFiles } from './shared/scopes.js'
import { viewerOf } from './shared/viewer.js'

/** The lists whose cards show how many records they have. */
registerCounts({
  files: { listing: fileListing, scope: (ctx) => visibleFiles(viewerOf(ctx)) },
})
