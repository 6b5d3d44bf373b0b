import '#core/worker/follow_commits'
import '#notifications/listeners/approvals'
import '#notifications/listeners/jobs'
import '#notifications/listeners/sessions'
