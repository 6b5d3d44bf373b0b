import './file_rule.js'
import './jobs/apply_schedule_job.js'
import './jobs/export_schedule_job.js'
import './jobs/read_schedule_job.js'
