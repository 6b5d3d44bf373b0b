/* What files brings beside its routes: jobs, exports, search, counts, owners of files. */
import '#files/counts'
import '#files/files/reading/start'
import '#files/files/thumbnails/start'
import '#files/folders/copies/start'
import '#files/report_files/start'
import '#files/shared/start'
import '#files/shares/start'
import '#files/trash/start'
