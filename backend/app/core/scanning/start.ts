/* The virus scan of uploads: its jobs, what watches it, and what comes back to files that wait. */
import './scan_file_job.js'
import './backlog.js'
import './rescan_job.js'
import './watch.js'
