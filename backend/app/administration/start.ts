/* What administration brings beside its routes: jobs, exports, search, owners of files. */
import '#administration/audit_logs/start'
import '#administration/exports/start'
import '#administration/imports/start'
