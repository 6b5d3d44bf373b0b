/* What identity brings beside its routes: jobs, exports, search, counts, owners of files. */
import '#identity/counts'
import '#identity/users/start'
