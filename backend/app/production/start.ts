/* What production brings beside its routes: jobs, exports, search, counts, owners of files. */
import '#production/counts'
import '#production/projects/start'
