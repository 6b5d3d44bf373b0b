/* What commercial brings beside its routes: jobs, exports, search, owners of files. */
import '#commercial/business_cards/start'
import '#commercial/calendar/start'
import '#commercial/clients/start'
import '#commercial/contracts/start'
import '#commercial/invoices/start'
import '#commercial/pipeline/start'
import '#commercial/receipts/start'
import '#commercial/report_files/start'
