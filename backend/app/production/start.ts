/* What production brings beside its routes: numbers, jobs, exports, search, counts, owners of files. */
import '#production/counts'
import '#production/consumption/start'
import '#production/payment_tracking/start'
import '#production/projects/number_series'
import '#production/projects/start'
import '#production/work_calendars/start'
import '#production/schedule_prints/start'
import '#production/schedule_files/start'
