/* What engineering brings beside its routes: jobs, exports, search, owners of files. */
import '#engineering/quotations/start'
import '#engineering/tracking_sheets/start'
