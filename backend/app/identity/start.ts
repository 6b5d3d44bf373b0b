/* What identity brings beside its routes: jobs, exports, search, counts, owners of files. */
import '#identity/counts'
import '#identity/access_reviews/start'
import '#identity/users/start'
import '#identity/permission_sets/start'
import '#identity/personal_data/areas'
import '#identity/sessions/retention'
import '#identity/password_resets/send_reset_link_job'
import '#identity/password_resets/house_keeping'
import '#identity/identity_providers/start'
import '#identity/passkeys/challenges'
import '#identity/person_views/end_overdue_views'
import '#identity/service_accounts/start'
import '#identity/guard/ordered_rights'
import { installApprovers } from '#core/approvals/deciders'
import { findApprovers, findOwners } from '#identity/delegations/find_approvers'

installApprovers(findApprovers, findOwners)
