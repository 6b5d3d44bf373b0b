/* What identity brings beside its routes: jobs, exports, search, owners of files. */
import '#identity/users/start'
