/* What engineering brings beside its routes: jobs, exports, search, counts, owners of files. */
import '#engineering/counts'
import '#engineering/quotations/start'
import '#engineering/tracking_sheets/start'
