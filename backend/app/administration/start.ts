/* What administration brings beside its routes: jobs, exports, search, counts, owners of files. */
import '#administration/counts'
import '#administration/audit_logs/start'
import '#administration/exports/start'
import '#administration/imports/start'
import '#administration/settings/save_settings'
import '#administration/webhook_deliveries/start'
