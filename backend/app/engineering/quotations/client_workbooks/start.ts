import './file_rules.js'
import './jobs/import_workbook_job.js'
import './jobs/outline_workbook_job.js'
import './jobs/price_workbook_job.js'
