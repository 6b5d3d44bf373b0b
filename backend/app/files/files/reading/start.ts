import './read_text_job.js'
