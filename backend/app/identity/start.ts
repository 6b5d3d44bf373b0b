/* What identity brings beside its routes: jobs, exports, search, counts, owners of files. */
import '#identity/counts'
import '#identity/users/start'
import { installApprovers } from '#core/approvals/deciders'
import { findApprovers } from '#identity/delegations/find_approvers'

installApprovers(findApprovers)
