/* What production brings beside its routes: jobs, exports, search, owners of files. */
import '#production/projects/start'
