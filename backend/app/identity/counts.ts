import { registerCounts } from '#core/counts/counted_lists'
import { accessReviewListing } from './access_reviews/listing.js'
import { tokenListing } from './api_tokens/listing.js'
import { heldChangeListing } from './held_changes/listing.js'
import { identityProviderListing } from './identity_providers/listing.js'
import { permissionSetListing } from './permission_sets/listing.js'
import { serviceAccountListing } from './service_accounts/listing.js'
import { peopleOnly } from '#identity/shared/people'
import { openSessions, sessionListing } from './sessions/listing.js'
import { userListing } from './users/listing.js'

/** The lists whose cards show how many records they have. */
registerCounts({
  'access-reviews': { listing: accessReviewListing },
  'api-tokens': { listing: tokenListing },
  'held-changes': { listing: heldChangeListing },
  'identity-providers': { listing: identityProviderListing },
  'permission-sets': { listing: permissionSetListing },
  'service-accounts': { listing: serviceAccountListing },
  sessions: { listing: sessionListing, scope: openSessions },
  users: { listing: userListing, scope: () => peopleOnly },
})
