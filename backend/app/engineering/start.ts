/* What engineering brings beside its routes: numbers, jobs, exports, search, counts, owners of files. */
import '#engineering/counts'
import '#engineering/decidable'
import '#engineering/quotations/number_series'
import '#engineering/quotations/start'
import '#engineering/offers/start'
import '#engineering/quotations/client_workbooks/start'
import '#engineering/tracking_sheets/start'
import '#engineering/tenders/calendar_days'
