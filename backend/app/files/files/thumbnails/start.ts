import './draw_thumbnail_job.js'
import './order_missing.js'
